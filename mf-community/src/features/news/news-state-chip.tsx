import { Chip, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { ComponentProps } from 'react';
import type { PostSummary } from '../../api/posts.ts';

interface NewsStateChipProps {
  item: Pick<PostSummary, 'state' | 'correction' | 'startDate'>;
  className?: string;
}

const tones: Partial<Record<NonNullable<PostSummary['state']>, ComponentProps<typeof Chip>['tone']>> = {
  waiting: 'warning',
  returned: 'warning',
  hidden: 'neutral',
  scheduled: 'info',
};

/** What keeps an item from readers, for those who see it all the same: its author and admins. Nothing when it is public as it is. */
export function NewsStateChip({ item: { state, correction, startDate }, className }: NewsStateChipProps) {
  const { t } = useTranslation('community');
  const shown = correction ?? state;
  const tone = shown && tones[shown];
  return tone ? (
    <Chip className={className} tone={tone}>
      {t(`news.${correction ? 'correction' : 'state'}.${shown}`, { time: startDate && formatDateTime(startDate) })}
    </Chip>
  ) : null;
}
