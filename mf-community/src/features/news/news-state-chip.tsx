import { Chip, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { NewsSummary } from '../../api/news.ts';

interface NewsStateChipProps {
  item: Pick<NewsSummary, 'state' | 'correction' | 'startDate'>;
  className?: string;
}

const tones = { waiting: 'warning', returned: 'warning', hidden: 'neutral', scheduled: 'info' } as const;

/** What keeps an item from readers, for those who see it all the same: its author and admins. Nothing when it is public as it is. */
export function NewsStateChip({ item: { state, correction, startDate }, className }: NewsStateChipProps) {
  const { t } = useTranslation('community');
  if (correction)
    return (
      <Chip className={className} tone={tones[correction]}>
        {t(`news.correction.${correction}`)}
      </Chip>
    );
  if (state === 'visible') return null;
  return (
    <Chip className={className} tone={tones[state]}>
      {t(`news.state.${state}`, { time: formatDateTime(startDate) })}
    </Chip>
  );
}
