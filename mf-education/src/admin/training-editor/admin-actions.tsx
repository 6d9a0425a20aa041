import { Button, useTranslation } from '@portal/kit';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { useRemoveTraining } from './use-remove-training.ts';

interface EditActionsProps {
  training: Pick<ShownTraining, 'educationId' | 'version' | 'title'>;
  onEdit(): void;
  /** Removed, or taken back out of the trash. */
  onRemoved(): void;
}

function EditActions({ training, onEdit, onRemoved }: EditActionsProps) {
  const { t } = useTranslation('education');
  const { remove, isRemoving } = useRemoveTraining();

  async function removeIt() {
    if (await remove(training, onRemoved)) onRemoved();
  }

  return (
    <>
      <Button variant="ghost" loading={isRemoving} onClick={() => void removeIt()}>
        {t('training.remove')}
      </Button>
      <Button variant="ghost" onClick={onEdit}>
        {t('training.edit')}
      </Button>
    </>
  );
}

interface AdminActionsProps {
  training: EditActionsProps['training'];
  /** Of editors. */
  editing?: Omit<EditActionsProps, 'training'>;
  /** Of agents. */
  onApplicants?(): void;
}

/** What editors and agents may do with the training in the dialog. */
export function AdminActions({ training, editing, onApplicants }: AdminActionsProps) {
  const { t } = useTranslation('education');
  return (
    <>
      {editing ? <EditActions training={training} {...editing} /> : null}
      {onApplicants ? (
        <Button variant="ghost" onClick={onApplicants}>
          {t('training.applicants')}
        </Button>
      ) : null}
    </>
  );
}
