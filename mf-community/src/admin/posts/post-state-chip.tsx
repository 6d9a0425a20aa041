import { Chip, useTranslation } from '@portal/kit';
import type { BoardPost } from '../../api/admin-posts.ts';

/** In the order of the filter. */
export const stateTones = {
  visible: 'success',
  waiting: 'warning',
  returned: 'warning',
  hidden: 'neutral',
  scheduled: 'info',
  'waiting-answer': 'warning',
  answered: 'success',
} as const;

/** Whether readers see a post, whether a question has its answer, and what a correction of what they see waits for. */
export function PostStateChip({ post: { state, correction } }: { post: Pick<BoardPost, 'state' | 'correction'> }) {
  const { t } = useTranslation('community');
  return (
    <>
      {state === correction ? null : <Chip tone={stateTones[state]}>{t(`admin.stateNames.${state}`)}</Chip>}
      {correction ? <Chip tone={stateTones[correction]}>{t(`admin.corrections.${correction}`)}</Chip> : null}
    </>
  );
}
