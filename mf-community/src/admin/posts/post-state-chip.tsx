import { Chip, useTranslation } from '@portal/kit';
import type { BoardPost } from '../../api/admin-posts.ts';
import { formatDateTime } from '@portal/kit/admin';

const tones = {
  visible: 'success', waiting: 'warning', hidden: 'neutral', scheduled: 'info', 'waiting-answer': 'warning', answered: 'success',
} as const;

/** Whether readers see a post, and whether a question has its answer. */
export function PostStateChip({ post: { state, startDate } }: { post: Pick<BoardPost, 'state' | 'startDate'> }) {
  const { t } = useTranslation('community');
  return <Chip tone={tones[state]}>{t(`admin.states.${state}`, { time: formatDateTime(startDate) })}</Chip>;
}
