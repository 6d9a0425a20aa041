import type { ReleaseVersion, ServiceEvent } from '@portal/contract';
import { Chip, EmptyState, useTranslation } from '@portal/kit';
import { DataTable, formatDateTime, type Column, type Remote } from '@portal/kit/admin';
import type { ReactNode } from 'react';
import { FirstRows } from './first-rows.tsx';
import styles from './release-actions.module.css';
import { wasTakenBack, type ReleaseEvent } from './release-overview.ts';
import { useReleaseWords } from './use-release-words.ts';

type Version = Pick<ReleaseVersion, 'version' | 'state' | 'builtAt'> & { refused?: { at: string } };
type Move = Pick<ReleaseEvent | ServiceEvent, 'action' | 'version' | 'from' | 'at'>;

/** What the versions of sections and those of services say in different ways. */
interface VersionWords<V extends Version, M extends Move> {
  /** Visits or calls that failed. */
  failures(version: V): string;
  /** Why a version may not go live, and who asked for it. */
  refusal(refused: NonNullable<V['refused']>): { who: string; findings: ReactNode };
  who(move: M): string;
  reason(move: M): { text: string; lang?: string };
}

interface VersionTablesProps<V extends Version, M extends Move> extends VersionWords<V, M> {
  item: Pick<Remote<{ versions: readonly V[]; history: readonly M[] }>, 'data' | 'loading' | 'error' | 'reload'>;
  /** Where there is no version. */
  empty: string;
}

const tones = { live: 'success', canary: 'info', published: 'neutral' } as const;

const whole = (text: string) => <span className={styles['whole']}>{text}</span>;

interface VersionStateProps<V extends Version> extends Pick<VersionWords<V, never>, 'refusal'> {
  version: V;
  isTakenBack: boolean;
}

/** The state of a version; if it was refused, why, in the words of the proof or of the release tool. */
function VersionState<V extends Version>({ version, isTakenBack, refusal }: VersionStateProps<V>) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const { state, refused } = version;
  if (!refused && isTakenBack && state === 'published')
    return <Chip tone="warning">{t('admin.releases.states.takenBack')}</Chip>;
  if (!refused) return <Chip tone={tones[state]}>{words.state(version)}</Chip>;
  const { who, findings } = refusal(refused);
  return (
    <>
      <Chip tone="error">{words.state(version)}</Chip>
      <details className={styles['findings']}>
        <summary>{t('admin.releases.findings')}</summary>
        <p>{t('admin.releases.insights.refusedBy', { who, at: formatDateTime(refused.at) })}</p>
        {findings}
      </details>
    </>
  );
}

/** The versions of a section or of a service, and what moved its pointers and why. */
export function VersionTables<V extends Version, M extends Move>({
  item: { data: overview, loading, error, reload },
  empty,
  failures,
  refusal,
  who,
  reason,
}: VersionTablesProps<V, M>) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const versions: Column<V>[] = [
    { id: 'version', header: t('admin.releases.version'), cell: ({ version }) => whole(version) },
    {
      id: 'state',
      header: t('admin.releases.state'),
      cell: (version) => (
        <VersionState
          version={version}
          isTakenBack={wasTakenBack(version.version, overview?.history ?? [])}
          refusal={refusal}
        />
      ),
    },
    { id: 'builtAt', header: t('admin.releases.builtAt'), cell: ({ builtAt }) => formatDateTime(builtAt) },
    { id: 'failures', header: t('admin.releases.health'), cell: failures },
  ];
  const history: Column<M>[] = [
    { id: 'at', header: t('admin.releases.at'), width: '160px', cell: ({ at }) => (at ? formatDateTime(at) : '–') },
    { id: 'action', header: t('admin.releases.action'), cell: (move) => whole(words.action(move)) },
    {
      id: 'version',
      header: t('admin.releases.version'),
      cell: ({ version, from }) => whole(from ? `${from} → ${version}` : version),
    },
    { id: 'by', header: t('admin.releases.who'), cell: (move) => whole(who(move)) },
    {
      id: 'reason',
      header: t('admin.releases.reason'),
      cell(move) {
        const { text, lang } = reason(move);
        return <span lang={lang}>{text}</span>;
      },
    },
  ];
  const state = {
    loading,
    error: error?.status === 404 ? undefined : error,
    onRetry: reload,
    empty: <EmptyState title={empty} />,
  };

  return (
    <>
      {overview && <h2 className={styles['heading']}>{t('admin.releases.versions')}</h2>}
      <FirstRows rows={overview?.versions ?? []}>
        {(rows) => (
          <DataTable<V>
            caption={t('admin.releases.versions')}
            columns={versions}
            rows={rows}
            rowKey={({ version }) => version}
            {...state}
          />
        )}
      </FirstRows>
      {overview && (
        <>
          <h2 className={styles['heading']}>{t('admin.releases.history')}</h2>
          <FirstRows rows={overview.history}>
            {(rows) => (
              <DataTable<M>
                caption={t('admin.releases.history')}
                columns={history}
                rows={rows}
                rowKey={({ at, version, action }) => `${at} ${version} ${action}`}
                {...state}
              />
            )}
          </FirstRows>
        </>
      )}
    </>
  );
}
