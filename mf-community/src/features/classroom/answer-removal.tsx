import { Button, useTranslation } from '@portal/kit';
import { removeAnswer, restoreAnswer } from '../../api/posts.ts';
import { useRemoval } from '../../ui/board/use-removal.ts';

interface AnswerRemovalProps {
  answerId: number;
  /** It was removed or is back: the answers are read again. */
  onChanged(): void;
}

/** The button that removes an answer, after a question, and offers to bring it back. */
export function AnswerRemoval({ answerId, onChanged }: AnswerRemovalProps) {
  const { t } = useTranslation('community');
  const { start, isBusy } = useRemoval({
    question: { title: t('classroom.answer.removeTitle'), text: t('classroom.answer.removeText') },
    undone: t('classroom.answer.undone'),
    undoFailed: t('classroom.answer.undoFailed'),
    remove: (api) => removeAnswer(api, answerId),
    restore: (api) => restoreAnswer(api, answerId),
    onRemoved: onChanged,
    onFailed: onChanged,
    onRestored: onChanged,
  });
  return (
    <Button size="small" variant="ghost" loading={isBusy} onClick={() => void start()}>
      {t('board.remove.confirm')}
    </Button>
  );
}
