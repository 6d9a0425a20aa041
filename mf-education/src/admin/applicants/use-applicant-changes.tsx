import { Button, can, useSession, useTranslation } from '@portal/kit';
import { useAction, type Column } from '@portal/kit/admin';
import { dayInSeoul } from '@portal/kit/dates';
import { useState } from 'react';
import { eraseApplicant, readApplicant, type Applicant } from '../../api/admin-applicants.ts';
import { useApi } from '../../api/client.ts';
import { ApplicantDialog } from './applicant-dialog.tsx';
import styles from './applicant-dialog.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { StepDialog, type ApplicantStep } from './step-dialog.tsx';

type Opened = { kind: 'add' } | { kind: 'import' } | { kind: 'correct' | ApplicantStep; applicant: Applicant };

interface ApplicantChangesInput {
  educationId?: number;
  /** Reads the list again. */
  onDone(): void;
}

/** What staff do with single applicants: buttons that add one or those of a file, a column with what can be done to each, and their dialogs. */
export function useApplicantChanges({ educationId, onDone }: ApplicantChangesInput) {
  const { t } = useTranslation('education');
  const [opened, setOpened] = useState<Opened>();
  const { run, busy } = useAction();
  const api = useApi();
  const { user } = useSession();
  const mayErase = can(user, 'education', 'manager');
  const close = () => setOpened(undefined);
  function finish() {
    close();
    onDone();
  }

  const erase = (applicant: Applicant) =>
    run(
      {
        question: {
          title: t('admin.applicant.erase.title', { name: applicant.name }),
          text: t('admin.applicant.erase.text'),
          confirmLabel: t('admin.applicant.erase.confirm'),
          danger: true,
        },
        work: () => eraseApplicant(api, applicant),
        done: t('admin.applicant.erase.done'),
        failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
        onFailed: ({ code }) => code === 'stale-edit' && onDone(),
        onDone,
      },
      String(applicant.applicationId),
    );

  /** Of an application that somebody else has corrected while one was typing. */
  const showCurrent = (applicant: Applicant) =>
    run({
      work: () => readApplicant(api, applicant),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
      onDone(current) {
        setOpened({ kind: 'correct', applicant: current });
        onDone();
      },
    });

  const column: Column<Applicant> = {
    id: 'actions',
    header: t('admin.trainings.actions'),
    cell(applicant) {
      const { name, status, training } = applicant;
      const action = (kind: 'correct' | ApplicantStep) => (
        <Button
          variant="ghost"
          size="small"
          className={styles.action}
          aria-label={t(`admin.applicant.${kind}.named`, { name })}
          onClick={() => setOpened({ kind, applicant })}
        >
          {t(`admin.applicant.${kind}.label`)}
        </Button>
      );
      if (training.removed) return '–';
      return (
        <span className={styles.actions}>
          {action('correct')}
          {status === 'waiting' ? action('promote') : null}
          {status === 'cancelled' ? null : action('cancel')}
          {mayErase && (status === 'cancelled' || training.startDate < dayInSeoul()) ? (
            <Button
              variant="ghost"
              size="small"
              className={styles.action}
              aria-label={t('admin.applicant.erase.named', { name })}
              loading={busy === String(applicant.applicationId)}
              onClick={() => void erase(applicant)}
            >
              {t('admin.applicant.erase.label')}
            </Button>
          ) : null}
        </span>
      );
    },
  };

  return {
    column,
    add: (
      <>
        <Button variant="secondary" size="small" onClick={() => setOpened({ kind: 'import' })}>
          {t('admin.import.label')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpened({ kind: 'add' })}>
          {t('admin.applicant.add.label')}
        </Button>
      </>
    ),
    dialog:
      opened === undefined ? null : opened.kind === 'add' ? (
        <ApplicantDialog educationId={educationId} onClose={close} onSaved={finish} />
      ) : opened.kind === 'import' ? (
        <ImportDialog educationId={educationId} onClose={close} onImported={finish} />
      ) : opened.kind === 'correct' ? (
        <ApplicantDialog
          applicant={opened.applicant}
          onClose={close}
          onSaved={finish}
          onShowCurrent={() => void showCurrent(opened.applicant)}
        />
      ) : (
        <StepDialog step={opened.kind} applicant={opened.applicant} onClose={close} onDone={finish} />
      ),
  };
}
