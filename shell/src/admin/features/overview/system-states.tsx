import { can, Icon, Link, useSession, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/admin';
import { useState } from 'react';
import type { Overview } from '../../../api/services.ts';
import { useReleaseList } from '../../use-release-list.ts';
import styles from './overview.module.css';

type State = Overview['states'][number] & { /** The service. */ name: string };

interface SystemStatesProps {
  states: readonly State[];
  /** What a service is called. */
  titleOf(name: string): string;
}

interface Line {
  id: string;
  text: string;
  isProblem: boolean;
  /** What has not happened so far is neither good nor bad. */
  isNothing?: boolean;
  /** Of the view that tells more. */
  to?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** So long a release that was taken back by itself is told of here. */
const toldDays = 7;

/** Releases that the portal took back by itself lately or leaves to people, of the sections that the reader manages; nothing for others. */
function useReleaseLines(): Line[] {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const isManager = can(user, '*', 'manager');
  const { data, error } = useReleaseList(isManager);
  const [since] = useState(() => new Date(Date.now() - toldDays * dayMs).toISOString());
  if (!isManager) return [];
  if (error && !data)
    return [{ id: 'releases', text: t('admin.overview.releases.failed'), isProblem: true, to: '/admin/releases' }];
  if (!data) return [];
  const told = data.notices.filter(({ event, at }) => (event === 'healed' || event === 'held') && at >= since);
  if (told.length === 0)
    return [{ id: 'releases', text: t('admin.overview.releases.fine', { count: toldDays }), isProblem: false }];
  return told.map(({ id, event, kind, section, name, version, at }) => ({
    id,
    text: t(`admin.overview.releases.${event}`, {
      name: t(`admin.releases.notices.${kind}`, { name }),
      version,
      at: formatDateTime(at),
    }),
    isProblem: true,
    to: kind === 'service' ? `/admin/releases/${section}/services/${name}` : `/admin/releases/${section}`,
  }));
}

/** How the site fares: mails, releases and backups, as far as the reader's roles allow. */
export function SystemStates({ states, titleOf }: SystemStatesProps) {
  const { t } = useTranslation('shell');
  const releases = useReleaseLines();
  const mails = states.filter(({ id }) => id.startsWith('mails-'));
  const told = states
    .filter(({ isProblem, text }) => isProblem || text !== undefined)
    .map(({ id, name, label, count, text = String(count), isProblem, path }) => ({
      id: `${name} ${id}`,
      // What no view tells more of concerns the whole site
      text: path ? `${titleOf(name)} · ${label}: ${text}` : `${label}: ${text}`,
      isProblem,
      isNothing: count === 0,
      ...(path ? { to: `${path}&service=${name}` } : {}),
    }));
  const mailsAreFine = mails.length > 0 && mails.every(({ isProblem }) => !isProblem);
  const lines: Line[] = [
    ...(mailsAreFine ? [{ id: 'mails', text: t('admin.overview.fine'), isProblem: false }] : []),
    ...told,
    ...releases,
  ];
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{t('admin.overview.system')}</h2>
      <ul className={styles['states']}>
        {lines
          .toSorted((a, b) => Number(b.isProblem) - Number(a.isProblem))
          .map(({ id, text, isProblem, isNothing = false, to }) => (
            <li key={id} className={styles[isProblem ? 'problem' : 'fine']} data-nothing={isNothing ? '' : undefined}>
              <Icon name={isProblem ? 'alert' : isNothing ? 'info' : 'check'} size={18} />
              {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
}
