import { Button, useTranslation } from '@portal/kit';
import type { Column } from '@portal/kit/admin';
import { useState } from 'react';
import type { Applicant } from '../../api/admin-applicants.ts';
import { ApplicantDialog } from './applicant-dialog.tsx';
import styles from './applicant-dialog.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { StepDialog, type ApplicantStep } from './step-dialog.tsx';

type Opened = { kind: 'add' } | { kind: 'import' } | { kind: 'correct' | ApplicantStep; applicant: Applicant };

interface ApplicantChangesInput {
  educationId?: number;
  /** Those that the list shows now. */
  applicants: readonly Applicant[] | undefined;
  /** Reads the list again. */
  onDone(): void;
}

/** What staff do with single applicants: buttons that add one or those of a file, a column with what can be done to each, and their dialogs. */
export function useApplicantChanges({ educationId, applicants, onDone }: ApplicantChangesInput) {
  const { t } = useTranslation('education');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  function finish() {
    close();
    onDone();
  }

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
          applicant={
            applicants?.find(({ applicationId }) => applicationId === opened.applicant.applicationId) ??
            opened.applicant
          }
          onClose={close}
          onSaved={finish}
          onShowCurrent={onDone}
        />
      ) : (
        <StepDialog step={opened.kind} applicant={opened.applicant} onClose={close} onDone={finish} />
      ),
  };
}
