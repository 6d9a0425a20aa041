import { Button, Dialog, TextField, useLeaveGuard, useLeaveQuestion, useTranslation, layout } from '@portal/kit';
import { FormActions, useAction } from '@portal/kit/admin';
import { useState, type FormEvent } from 'react';
import { copyToDays, type AdminTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';
import { weeklyDays } from './weekly-days.ts';

const MOST_DAYS = 52;

interface SeriesDialogProps {
  training: AdminTraining;
  onClose(): void;
  onCopied(): void;
}

/** Copies a training to further first days: weekly ones to begin with, each of which can be changed. */
export function SeriesDialog({ training, onClose, onCopied }: SeriesDialogProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const first = weeklyDays(training.startDate, 1);
  const [days, setDays] = useState(first);
  const isChanged = days.join() !== first.join();
  const release = useLeaveGuard(isChanged);
  const mayLeave = useLeaveQuestion();
  const [isTried, setTried] = useState(false);
  const { educationId, version, title } = training;
  const findings = days.map((day, index) =>
    day === '' ? 'required' : days.indexOf(day) < index ? 'same-day' : undefined,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (findings.some(Boolean)) return;
    void run({
      work: () => copyToDays(api, { educationId, version, startDates: days }),
      done: t('admin.series.done', { number: days.length }),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.editor.failed']),
      onDone() {
        release();
        onCopied();
      },
    });
  }

  async function cancel() {
    if (!isChanged || (await mayLeave())) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.series.title', { title })}
      maxWidth={480}
      closeGuard={() => !isChanged}
    >
      <form className={layout.stack4} noValidate onSubmit={submit}>
        <p>{t('admin.series.lead')}</p>
        <TextField
          inputMode="numeric"
          label={t('admin.series.weekly')}
          value={String(days.length)}
          onChange={({ target }) => {
            const count = Math.min(MOST_DAYS, Math.max(1, Math.trunc(Number(target.value)) || 1));
            setDays((before) => [...before, ...weeklyDays(before.at(-1) || training.startDate, count)].slice(0, count));
          }}
        />
        {days.map((day, index) => (
          <TextField
            key={index}
            type="date"
            required
            label={t('admin.series.day', { number: index + 1 })}
            value={day}
            data-empty={day === '' || undefined}
            error={isTried && findings[index] ? t(`admin.errors.${findings[index]}`) : undefined}
            onChange={({ target }) => setDays(days.with(index, target.value))}
          />
        ))}
        <FormActions>
          <Button variant="ghost" onClick={() => void cancel()}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('admin.series.confirm', { number: days.length })}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
