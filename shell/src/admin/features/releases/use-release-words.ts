import { useLocale, useTranslation } from '@portal/kit';
import { failureRate, type HistoryEntry, type ReleaseVersion } from './release-overview.ts';

/** Who, what and how well, in the reader's language. */
export function useReleaseWords() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    who({ by }: Pick<HistoryEntry, 'by'>): string {
      const [kind = '', name = ''] = by.split(':', 2);
      return t([`admin.releases.by.${kind}`, 'admin.releases.by.other'], { name });
    },
    action: ({ action }: Pick<HistoryEntry, 'action'>) => t(`admin.releases.actions.${action}`),
    state: ({ state }: Pick<ReleaseVersion, 'state'>) => t(`admin.releases.states.${state}`),
    reason: ({ reason, by }: HistoryEntry) => ({ text: reason ?? '–', lang: by === 'portal' ? 'en' : undefined }),
    failures(version: ReleaseVersion): string {
      const rate = failureRate(version);
      const { portal, browser } = version.health ?? {};
      if (rate === undefined) return t('admin.releases.noVisits');
      return t('admin.releases.failures', { rate: percent.format(rate), count: Math.max(portal?.visits ?? 0, browser?.visits ?? 0) });
    },
  };
}
