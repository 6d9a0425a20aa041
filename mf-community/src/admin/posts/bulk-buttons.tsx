import { Button, useToast, useTranslation } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { changePosts, type BoardPost, type BulkAction } from '../../api/admin-posts.ts';

/** What takes something from readers, or for good, is asked about first. */
const ASKED = new Set<BulkAction>(['withdraw', 'trash', 'delete']);

/** As many titles as a message can hold. */
const mostTitles = 3;
const refusalMs = 8_000;

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  posts: Pick<BoardPost, 'board' | 'id' | 'version' | 'title'>[];
  /** It was tried; `isDone`: without a failure. */
  onTried(action: BulkAction, isDone: boolean): void;
}

/** What can be done to several posts at once; says what came of it. */
export function BulkButtons({ actions, posts, onTried }: BulkButtonsProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const { run, busy } = useAction();
  const offerUndo = useUndo();

  const titlesOf = (keys: { board: string; id: number }[]) =>
    keys
      .slice(0, mostTitles)
      .map(({ board, id }) => posts.find((post) => post.board === board && post.id === id)?.title ?? '')
      .join(', ');
  const doneText = (action: BulkAction, count: number) => t(`admin.bulk.${action}.done`, { count });

  function press(action: BulkAction): void {
    const count = posts.length;
    if (count === 0) return;
    void run(
      {
        question: ASKED.has(action)
          ? {
              title: t(`admin.bulk.${action}.title`, { count }),
              text: t(`admin.bulk.${action}.text`, { count }),
              confirmLabel: t(`admin.bulk.${action}.label`),
              danger: action !== 'withdraw',
            }
          : undefined,
        work: () => changePosts(api, action, posts),
        done: ({ done }) => (action !== 'trash' && done.length > 0 ? doneText(action, done.length) : undefined),
        failed: t('admin.failed'),
        onDone({ done, refused }) {
          if (action === 'trash' && done.length > 0)
            offerUndo({
              text: doneText(action, done.length),
              label: t('admin.bulk.undo'),
              work: () => changePosts(api, 'restore', done),
              done: doneText('restore', done.length),
              failed: t('admin.failed'),
              onDone: () => onTried('restore', true),
            });
          for (const code of new Set(refused.map((each) => each.code))) {
            const those = refused.filter((each) => each.code === code);
            const values = { count: those.length, titles: titlesOf(those) };
            toast.warning(t([`admin.refused.${code}`, 'admin.refused.other'], values), refusalMs);
          }
          onTried(action, true);
        },
        onFailed: () => onTried(action, false),
      },
      action,
    );
  }

  return actions.map((action) => (
    <Button
      key={action}
      size="small"
      variant={action === 'trash' || action === 'delete' ? 'danger' : 'secondary'}
      loading={busy === action}
      onClick={() => press(action)}
    >
      {t(`admin.bulk.${action}.label`)}
    </Button>
  ));
}
