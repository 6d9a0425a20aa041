import { Dialog, ErrorState, Skeleton, useTranslation } from '@portal/kit';
import { useRef } from 'react';
import { useResource } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { TrainingEditor } from './training-editor.tsx';

// Spec, "Business constants".
const MAX_WIDTH = 600;

interface TrainingEditorDialogProps {
  /** The training to change; without it a new one is added. */
  educationId?: number;
  /** The training that a new one begins as a copy of, without its days. */
  copyOf?: number;
  onClose(): void;
  onSaved(): void;
}

/** The form for a training, in its dialog. What the form shows comes from the service, so that it is never an old list's. */
export function TrainingEditorDialog({ educationId, copyOf, onClose, onSaved }: TrainingEditorDialogProps) {
  const { t } = useTranslation('education');
  const isChanged = useRef(false);
  const loaded = educationId ?? copyOf;
  const item = useAdminItem(loaded === undefined ? undefined : `/api/education/admin/trainings/${loaded}`);

  const resource = useResource('/api/education/admin', 'trainings');
  const failed = [resource, item].filter(({ data, error }) => error && !data);
  const isLoading = failed.length === 0 && (!resource.data || (loaded !== undefined && !item.data));

  function finish() {
    onSaved();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(educationId === undefined ? 'admin.editor.add' : 'admin.editor.change')}
      maxWidth={MAX_WIDTH}
      closeGuard={() => !isChanged.current}
    >
      {resource.data && (loaded === undefined || item.data) ? (
        <TrainingEditor
          resource={resource.data}
          training={educationId === undefined ? undefined : item.data}
          model={copyOf === undefined ? undefined : item.data}
          onChanged={(changed) => {
            isChanged.current = changed;
          }}
          onSaved={finish}
          onShowCurrent={item.reload}
        />
      ) : null}
      {isLoading ? <Skeleton height="320px" /> : null}
      {failed.length > 0 ? (
        <ErrorState title={t('schedule.error')} onRetry={() => failed.forEach(({ reload }) => reload())} />
      ) : null}
    </Dialog>
  );
}
