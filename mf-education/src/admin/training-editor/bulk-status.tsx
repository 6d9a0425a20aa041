import { Button, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { setTrainingStatus, type AdminTraining } from '../../api/admin-trainings.ts';
import type { TrainingStatus } from '../../api/trainings.ts';

/** Closes or opens the chosen trainings after a question; those that are in that state already are left out. */
export function BulkStatus({ chosen, onDone }: { chosen: AdminTraining[]; onDone(): void }) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useAction();

  function set(status: TrainingStatus, trainings: AdminTraining[]) {
    const texts = `admin.bulk.${status}`;
    return run({
      question: {
        title: t(`${texts}.question`, { number: trainings.length }),
        text: trainings.map(({ title }) => title).join('\n'),
        confirmLabel: t(`${texts}.confirm`),
      },
      work: () =>
        setTrainingStatus(api, {
          status,
          trainings: trainings.map(({ educationId, version }) => ({ educationId, version })),
        }),
      done: ({ changed }) => (changed.length > 0 ? t('admin.bulk.done', { number: changed.length }) : undefined),
      failed: t('admin.editor.failed'),
      onDone({ left }) {
        if (left.length > 0) toast.warning(t('admin.bulk.left', { number: left.length }));
        onDone();
      },
    });
  }

  return (['completed', 'recruiting'] as const).map((status) => {
    const others = chosen.filter((training) => training.status !== status);
    return (
      <Button
        key={status}
        size="small"
        variant="secondary"
        loading={isBusy}
        disabled={others.length === 0}
        onClick={() => void set(status, others)}
      >
        {t(`admin.bulk.${status}.action`, { number: others.length })}
      </Button>
    );
  });
}
