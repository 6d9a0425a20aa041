import { ApiError, useTranslation } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/remote';
import { useApi, type ApiClient } from '../../api/client.ts';

interface Removal {
  /** Asked before. */
  question: { title: string; text: string };
  /** What says that it is back, or that it could not be brought back. */
  undone: string;
  undoFailed: string;
  /** Both resolve to the number of what was removed, or came back. */
  remove(api: ApiClient): Promise<number>;
  restore(api: ApiClient): Promise<number>;
  onRemoved(): void;
  onFailed?(): void;
  onRestored(): void;
}

async function expectOne(counted: Promise<number>): Promise<void> {
  if ((await counted) === 0) throw new ApiError(404);
}

/** Removes a post or an answer after a question, and offers to bring it back. */
export function useRemoval({ question, undone, undoFailed, remove, restore, ...then }: Removal) {
  const { t } = useTranslation('community');
  const api = useApi();
  const { run, isBusy } = useAction();
  const offerUndo = useUndo();
  const start = () =>
    run({
      question: { ...question, confirmLabel: t('board.remove.confirm'), danger: true },
      work: () => expectOne(remove(api)),
      failed: ({ code }) => t(code === 'stale-edit' ? 'board.remove.stale' : 'board.remove.failed'),
      onFailed: then.onFailed,
      onDone() {
        then.onRemoved();
        offerUndo({
          text: t('board.remove.done'),
          label: t('board.remove.undo'),
          work: () => expectOne(restore(api)),
          done: undone,
          failed: undoFailed,
          onDone: then.onRestored,
        });
      },
    });
  return { start, isBusy };
}
