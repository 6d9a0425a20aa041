import { Button, useTranslation } from '@portal/kit';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { useRemoveTraining } from './use-remove-training.ts';

interface AdminActionsProps {
  training: Pick<ShownTraining, 'educationId' | 'title'>;
  onEdit(): void;
  onRemoved(): void;
  onApplicants(): void;
}

/** What an admin may do with the training in the dialog. */
export function AdminActions({ training, onEdit, onRemoved, onApplicants }: AdminActionsProps) {
  const { t } = useTranslation('education');
  const { remove, isRemoving } = useRemoveTraining();

  async function removeIt() {
    if (await remove(training.educationId, training.title)) onRemoved();
  }

  return (
    <>
      <Button variant="ghost" loading={isRemoving} onClick={() => void removeIt()}>
        {t('training.remove')}
      </Button>
      <Button variant="ghost" onClick={onEdit}>
        {t('training.edit')}
      </Button>
      <Button variant="ghost" onClick={onApplicants}>
        {t('training.applicants')}
      </Button>
    </>
  );
}
