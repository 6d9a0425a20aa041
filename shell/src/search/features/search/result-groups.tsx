import { Link, useLocale, useTranslation, layout } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { formatDate } from '@portal/kit/dates';
import type { SearchGroup, SearchHit } from '../../../api/search.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './result-groups.module.css';

interface ResultGroupsProps {
  groups: SearchGroup[];
  /** Address of all hits of a kind. */
  addressOf(kind: string): string;
}

/** A name for a kind; a section may bring one that the shell does not know. */
export const useKindName = () => {
  const { t } = useTranslation('shell');
  return (kind: string) => t([`search.kinds.${kind}`, 'search.kinds.other']);
};

/** What was found, by kind. */
export function ResultGroups({ groups, addressOf }: ResultGroupsProps) {
  const { t } = useTranslation('shell');
  const nameOf = useKindName();
  return groups.map(({ kind, found, isCapped, hits }) => (
    <section key={kind} className={styles['group']} aria-labelledby={`found-${kind}`}>
      <h2 className={styles['heading']} id={`found-${kind}`}>
        {nameOf(kind)}{' '}
        <span className={styles['count']}>
          {t(isCapped ? 'search.countOrMore' : 'search.count', { number: found })}
        </span>
      </h2>
      <ul className={layout.stack3}>
        {hits.map((hit) => (
          <li key={`${hit.path} ${hit.title}`}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {found > hits.length ? (
        <p className={styles['more']}>
          <Link to={addressOf(kind)} keepPlace>
            {t('search.more', { kind: nameOf(kind) })}
          </Link>
        </p>
      ) : null}
    </section>
  ));
}

function Hit({ hit: { title, excerpt, path, date, titleMarks, excerptMarks } }: { hit: SearchHit }) {
  const locale = useLocale();
  const lang = (text: string) => textLang(text, locale);
  return (
    <article className={styles['hit']}>
      <h3 className={`${layout.flush} ${layout.large} ${layout.breaks}`} lang={lang(title)}>
        <Link className={styles['link']} to={path}>
          <MarkedText text={title} marks={titleMarks} />
        </Link>
      </h3>
      {excerpt ? (
        <p className={`${layout.flush} ${layout.muted} ${layout.breaks}`} lang={lang(excerpt)}>
          <MarkedText text={excerpt} marks={excerptMarks} />
        </p>
      ) : null}
      {date ? (
        <p className={`${layout.flush} ${layout.muted} ${layout.small}`}>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
      ) : null}
    </article>
  );
}
