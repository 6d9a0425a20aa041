import { Button, useTranslation } from '@portal/kit';
import type { BoardPost, BulkAction } from '../../api/admin-posts.ts';
import { useBulk } from './use-bulk.ts';

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  posts: BoardPost[];
  onDone(): void;
}

/** What can be done to all chosen posts. */
export function BulkButtons({ actions, posts, onDone }: BulkButtonsProps) {
  const { t } = useTranslation('community');
  const { run, busy } = useBulk(onDone);
  return actions.map((action) => (
    <Button
      key={action}
      size="small"
      variant={action === 'trash' || action === 'delete' ? 'danger' : 'secondary'}
      loading={busy === action}
      onClick={() => void run(action, posts)}
    >
      {t(`admin.bulk.${action}.label`)}
    </Button>
  ));
}
