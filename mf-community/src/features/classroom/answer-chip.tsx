import { Chip, useTranslation } from '@portal/kit';
import type { PostSummary } from '../../api/posts.ts';

const tones = { waiting: 'warning', answered: 'success' } as const;

/** Whether a question has its answer; nothing for other posts. */
export function AnswerChip({ state, className }: { state: PostSummary['state']; className?: string }) {
  const { t } = useTranslation('community');
  return state ? (
    <Chip className={className} tone={tones[state]}>
      {t(`classroom.answer.${state}`)}
    </Chip>
  ) : null;
}
