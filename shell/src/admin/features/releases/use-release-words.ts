import type { Cause, ReleaseVersion, ServiceEvent, ServiceVersion } from '@portal/contract';
import { useLocale, useTranslation } from '@portal/kit';
import { sourcesOf, type ReleaseEvent } from './release-overview.ts';

/** Who, what and how well, in the reader's language. */
export function useReleaseWords() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const causeText = ({
    witness,
    rate,
    visits,
    predecessor,
    rateBefore,
    visitsBefore,
    seenIn,
    evidence,
    stays,
  }: Cause): string => {
    const values = { rate: percent.format(rate), count: visits, predecessor };
    const failed = t(`admin.releases.causes.${witness}`, values);
    const found = evidence && t(`admin.releases.causes.evidence.${evidence.by}`, { ...evidence, predecessor });
    if (seenIn)
      return [failed, t('admin.releases.causes.seenIn', { section: seenIn, predecessor }), found]
        .filter(Boolean)
        .join(' ');
    const before = t(`admin.releases.causes.${visitsBefore > 0 ? 'before' : 'unknownBefore'}`, {
      rate: percent.format(rateBefore),
      count: visitsBefore,
      predecessor,
    });
    const second = stays && t(`admin.releases.causes.${stays.because}`, { ...stays, predecessor });
    return [failed, before, found, second].filter(Boolean).join(' ');
  };
  return {
    who({ by }: Pick<ReleaseEvent, 'by'>): string {
      const [kind = '', name = ''] = by.split(':', 2);
      return t([`admin.releases.by.${kind}`, 'admin.releases.by.other'], { name });
    },
    /** Services are released by accounts of the machine, which have names of their own. */
    whoReleased: ({ by }: Pick<ServiceEvent, 'by'>): string =>
      by === 'build' || by === 'portal' ? t(`admin.releases.by.${by}`) : by,
    action: ({ action }: Pick<ReleaseEvent | ServiceEvent, 'action'>) => t(`admin.releases.actions.${action}`),
    state: ({ state, refused }: { state: ReleaseVersion['state']; refused?: unknown }) =>
      t(`admin.releases.states.${refused ? 'refused' : state}`),
    reason({ reason, by, cause }: ReleaseEvent): { text: string; lang?: string } {
      if (cause) return { text: causeText(cause) };
      return { text: reason ?? '–', lang: by === 'portal' ? 'en' : undefined };
    },
    /** The server's share and the browsers', each of its own visits. */
    failures(version: ReleaseVersion): string {
      const shares = sourcesOf(version).map((source) => {
        const { visits = 0, failed = 0 } = version.health?.[source] ?? {};
        return t(`admin.releases.failures.${source}`, { rate: percent.format(failed / visits), count: visits });
      });
      return shares.length === 0 ? t('admin.releases.noVisits') : shares.join(', ');
    },
    failedCalls({ health }: Pick<ServiceVersion, 'health'>): string {
      if (!health || health.calls === 0) return t('admin.releases.services.noCalls');
      const { calls, failed } = health;
      return t('admin.releases.services.failedOf', { rate: percent.format(failed / calls), count: calls });
    },
    percent: (share: number) => percent.format(share),
  };
}
