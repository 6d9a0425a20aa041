import { useLocale, useTranslation } from '@portal/kit';
import { groups } from './groups.ts';
import styles from './gallery.module.css';
import { storyOf, type StoryGroup } from './story.ts';

const AREAS = [...new Set(groups.map(({ area }) => area))];

/** The list of components, one component with all its states, or one state alone. */
export function Gallery({ groupId, storyId }: { groupId?: string; storyId?: string }) {
  const group = groups.find(({ id }) => id === groupId);
  const story = group && storyId ? storyOf(group, storyId) : undefined;
  if (group && storyId && story) return <Alone group={group} storyId={storyId} />;
  return (
    <div className={styles.frame}>
      <List current={group} />
      <main className={styles.main}>{group ? <States group={group} /> : <Start />}</main>
    </div>
  );
}

/** What surrounds the stories is English, as the names of components are. */
function List({ current }: { current?: StoryGroup }) {
  const locale = useLocale();
  return (
    <nav className={styles.list} aria-label="Components" lang="en" data-gallery="">
      <p className={styles.languages}>
        {(['ko', 'en'] as const).map((other) => (
          <a
            key={other}
            href={`/${other}${current ? `/${current.id}` : ''}`}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other.toUpperCase()}
          </a>
        ))}
      </p>
      {AREAS.map((area) => (
        <section key={area}>
          <h2>{area}</h2>
          <ul>
            {groups
              .filter((group) => group.area === area)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`/${locale}/${id}`} aria-current={id === current?.id ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** All states by component. */
function Start() {
  const locale = useLocale();
  return (
    <div lang="en">
      <h1>Component gallery</h1>
      <p>
        Every component of the kit in every state. A component leads to all its states, a state to a page of its own.
        Change the width of the window to see them at another width.
      </p>
      {groups.map(({ id, title, stories }) => (
        <section className={styles.story} key={id}>
          <h2>{title}</h2>
          <ul className={styles.states}>
            {Object.keys(stories).map((story) => (
              <li key={story}>
                <a href={`/${locale}/${id}/${story}`} data-gallery="">
                  {story.replaceAll('-', ' ')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function States({ group }: { group: StoryGroup }) {
  const locale = useLocale();
  const { t } = useTranslation('gallery');
  return (
    <>
      <h1 lang="en">{group.title}</h1>
      {Object.keys(group.stories).map((id) => {
        const story = storyOf(group, id);
        const address = `/${locale}/${group.id}/${id}`;
        return (
          <section className={styles.story} key={id} aria-labelledby={`story-${id}`}>
            <h2 id={`story-${id}`} lang="en">
              <a href={address} data-gallery="">
                {id.replaceAll('-', ' ')}
              </a>
            </h2>
            {story?.isModal ? (
              <iframe className={styles.window} src={address} title={`${group.title}: ${id}`} />
            ) : (
              <div className={styles.stage}>{story?.show(t)}</div>
            )}
          </section>
        );
      })}
    </>
  );
}

function Alone({ group, storyId }: { group: StoryGroup; storyId: string }) {
  const { t } = useTranslation('gallery');
  const story = storyOf(group, storyId);
  return (
    <main className={styles.alone}>
      {!story?.hasHeading && (
        <h1 className="visually-hidden" lang="en">
          {group.title}: {storyId}
        </h1>
      )}
      {story?.show(t)}
    </main>
  );
}
