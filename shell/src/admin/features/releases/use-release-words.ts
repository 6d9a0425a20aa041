import type { Cause, ReleaseVersion } from '@portal/contract';
import { useLocale, useTranslation } from '@portal/kit';
import { failureRate, type ReleaseEvent } from './release-overview.ts';

/** Who, what and how well, in the reader's language. */
export function useReleaseWords() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const causeText = ({ witness, rate, visits, predecessor, rateBefore, visitsBefore, stays }: Cause): string => {
    const values = { rate: percent.format(rate), count: visits, predecessor };
    const before = t(`admin.releases.causes.${visitsBefore > 0 ? 'before' : 'unknownBefore'}`, {
      rate: percent.format(rateBefore),
      count: visitsBefore,
      predecessor,
    });
    const second = stays && t(`admin.releases.causes.${stays.because}`, { ...stays, predecessor });
    return [t(`admin.releases.causes.${witness}`, values), before, second].filter(Boolean).join(' ');
  };
  return {
    who({ by }: Pick<ReleaseEvent, 'by'>): string {
      const [kind = '', name = ''] = by.split(':', 2);
      return t([`admin.releases.by.${kind}`, 'admin.releases.by.other'], { name });
    },
    action: ({ action }: Pick<ReleaseEvent, 'action'>) => t(`admin.releases.actions.${action}`),
    state: ({ state }: Pick<ReleaseVersion, 'state'>) => t(`admin.releases.states.${state}`),
    reason({ reason, by, cause }: ReleaseEvent): { text: string; lang?: string } {
      if (cause) return { text: causeText(cause) };
      return { text: reason ?? '–', lang: by === 'portal' ? 'en' : undefined };
    },
    failures(version: ReleaseVersion): string {
      const rate = failureRate(version);
      const { portal, browser } = version.health ?? {};
      if (rate === undefined) return t('admin.releases.noVisits');
      return t('admin.releases.failures', {
        rate: percent.format(rate),
        count: Math.max(portal?.visits ?? 0, browser?.visits ?? 0),
      });
    },
  };
}
