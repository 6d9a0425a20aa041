import { Chip, useTranslation } from '@portal/kit';
import type { BoardPost } from '../../api/admin-posts.ts';

const tones = {
  visible: 'success',
  waiting: 'warning',
  returned: 'warning',
  hidden: 'neutral',
  scheduled: 'info',
  'waiting-answer': 'warning',
  answered: 'success',
} as const;

/** Whether readers see a post, and whether a question has its answer. */
export function PostStateChip({ state }: { state: BoardPost['state'] }) {
  const { t } = useTranslation('community');
  return <Chip tone={tones[state]}>{t(`admin.stateNames.${state}`)}</Chip>;
}
