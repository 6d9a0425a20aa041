import { ApiError, Button, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { setTrainingStatus, type AdminTraining } from '../../api/admin-trainings.ts';
import type { TrainingStatus } from '../../api/trainings.ts';
import { useApi } from '../../api/client.ts';

/** Closes or opens the chosen trainings after a question; those that are in that state already are left out. */
export function BulkStatus({ chosen, onDone }: { chosen: AdminTraining[]; onDone(): void }) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);

  async function set(status: TrainingStatus, trainings: AdminTraining[]) {
    const texts = `admin.bulk.${status}`;
    const number = trainings.length;
    const text = trainings.map(({ title }) => title).join('\n');
    if (
      isBusy ||
      !(await confirm({ title: t(`${texts}.question`, { number }), text, confirmLabel: t(`${texts}.confirm`) }))
    )
      return;
    setBusy(true);
    try {
      const { changed, left } = await setTrainingStatus(api, {
        status,
        trainings: trainings.map(({ educationId, version }) => ({ educationId, version })),
      });
      if (changed.length > 0) toast.success(t('admin.bulk.done', { number: changed.length }));
      if (left.length > 0) toast.warning(t('admin.bulk.left', { number: left.length }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('admin.editor.failed'));
    } finally {
      setBusy(false);
    }
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
