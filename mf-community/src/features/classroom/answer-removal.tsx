import { ApiError, Button, useTranslation } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/remote';
import { useApi } from '../../api/client.ts';
import { removeAnswer, restoreAnswer } from '../../api/posts.ts';

interface AnswerRemovalProps {
  answerId: number;
  /** It was removed or is back: the answers are read again. */
  onChanged(): void;
}

/** The button that removes an answer, after a question, and offers to bring it back. */
export function AnswerRemoval({ answerId, onChanged }: AnswerRemovalProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const { run, isBusy } = useAction();
  const offerUndo = useUndo();

  async function remove() {
    const isRemoved = await run({
      question: {
        title: t('classroom.answer.removeTitle'),
        text: t('classroom.answer.removeText'),
        confirmLabel: t('board.remove.confirm'),
        danger: true,
      },
      async work() {
        if ((await removeAnswer(api, answerId)) === 0) throw new ApiError(404);
      },
      failed: t('board.remove.failed'),
      onDone: onChanged,
      onFailed: onChanged,
    });
    if (isRemoved)
      offerUndo({
        text: t('board.remove.done'),
        label: t('board.remove.undo'),
        async work() {
          if ((await restoreAnswer(api, answerId)) === 0) throw new ApiError(404);
        },
        done: t('classroom.answer.undone'),
        failed: t('classroom.answer.undoFailed'),
        onDone: onChanged,
      });
  }

  return (
    <Button size="small" variant="ghost" loading={isBusy} onClick={() => void remove()}>
      {t('board.remove.confirm')}
    </Button>
  );
}
