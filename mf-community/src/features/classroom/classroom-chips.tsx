import { Chip, useTranslation } from '@portal/kit';
import type { ComponentProps } from 'react';
import type { PostSummary } from '../../api/posts.ts';

type Tones<Value extends string> = Partial<Record<Value, ComponentProps<typeof Chip>['tone']>>;
const kindTones: Tones<PostSummary['type']> = { notice: 'success', attach: 'info', question: 'primary' };
const answerTones: Tones<NonNullable<PostSummary['state']>> = { waiting: 'warning', answered: 'success' };

/** The kind of a post. */
export function KindChip({ kind }: { kind: PostSummary['type'] }) {
  const { t } = useTranslation('community');
  return <Chip tone={kindTones[kind]}>{t(`classroom.type.${kind}`)}</Chip>;
}

/** Whether a question has its answer; nothing for other posts. */
export function AnswerChip({ state, className }: { state: PostSummary['state']; className?: string }) {
  const { t } = useTranslation('community');
  return state ? (
    <Chip className={className} tone={answerTones[state]}>
      {t(`classroom.answer.${state}`)}
    </Chip>
  ) : null;
}
