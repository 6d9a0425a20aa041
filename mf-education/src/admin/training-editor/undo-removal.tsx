import { Button, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { restoreTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';
import styles from './undo-removal.module.css';

interface UndoRemovalProps {
  training: { educationId: number; title: string };
  onRestored(): void;
}

/** Says which training was just removed, and takes it back. */
export function UndoRemoval({ training: { educationId, title }, onRestored }: UndoRemovalProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const undo = () =>
    void run({
      work: () => restoreTraining(api, educationId, true),
      done: t('admin.trash.restored'),
      failed: t('admin.trash.failed'),
      onDone: onRestored,
    });
  return (
    <div className={styles.bar} role="status">
      <span>{t('admin.trash.removed', { title })}</span>
      <Button size="small" variant="secondary" loading={isBusy} onClick={undo}>
        {t('admin.trash.undo')}
      </Button>
    </div>
  );
}
