import { Button, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { changePosts, type BulkAction, type PostKey } from '../../api/admin-posts.ts';

/** What takes something from readers, or for good, is asked about first. */
const ASKED = new Set<BulkAction>(['withdraw', 'trash', 'delete']);

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  posts: PostKey[];
  /** It was tried; `isDone`: without a failure. */
  onTried(action: BulkAction, isDone: boolean): void;
}

/** What can be done to several posts at once; says what came of it. */
export function BulkButtons({ actions, posts, onTried }: BulkButtonsProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const { run, busy } = useAction();

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
        done: ({ done }) => (done.length > 0 ? t(`admin.bulk.${action}.done`, { count: done.length }) : undefined),
        failed: t('admin.failed'),
        onDone({ refused }) {
          for (const code of new Set(refused.map((each) => each.code))) {
            const number = refused.filter((each) => each.code === code).length;
            toast.warning(t([`admin.refused.${code}`, 'admin.refused.other'], { count: number }), 5000);
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
