import {
  Button,
  can,
  Dialog,
  foreignLang,
  Skeleton,
  useLeaveGuard,
  useLeaveQuestion,
  useLocale,
  useSession,
  useTranslation,
} from '@portal/kit';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ShownTraining } from '../ui/training/shown-training.ts';
import { LookupDialog } from '../features/application/lookup-dialog.tsx';
import { forgetSent, noteSent, wasSent } from '../features/application/sent-applications.ts';
import { RegistrationPanel, type RegistrationState } from '../features/application/registration-panel.tsx';
import { ADMIN_ACTIONS, APPLICANTS_PANEL } from './admin-parts.tsx';
import { closedReason } from '../features/training/closed-reason.ts';
import { TrainingDetails } from '../features/training/training-details.tsx';
import styles from './training-dialog.module.css';

export type DialogMode = 'detail' | 'registration' | 'applicants';

// Spec, "Business constants": after closing, the mode returns to the detail.
const RESET_DELAY_MS = 300;
// Spec, "Business constants".
const MAX_WIDTH = 1000;

interface TrainingDialogProps {
  /** The training to show; undefined closes the dialog. */
  training: ShownTraining | undefined;
  onClose(): void;
  onEdit(training: ShownTraining): void;
  onRemoved(): void;
  /** Seats or queue have changed. */
  onApplied(): void;
}

/** A training in its three modes: detail, registration and, for agents, applicants (spec, "Education schedule"). */
export function TrainingDialog({ training, onClose, onEdit, onRemoved, onApplied }: TrainingDialogProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { user } = useSession();
  const isOpen = training !== undefined;
  const [mode, setMode] = useState<DialogMode>('detail');
  const [isLookingUp, setLookingUp] = useState(false);
  const [hasApplied, setHasApplied] = useState(false);
  const [registration, setRegistration] = useState<RegistrationState>('empty');
  // For a key pressed before what was typed has come around.
  const isTyped = useRef(false);
  const showRegistration = useCallback((state: RegistrationState) => {
    isTyped.current = state === 'typed' || state === 'sending';
    setRegistration(state);
  }, []);
  const release = useLeaveGuard(
    isOpen && mode === 'registration' && (registration === 'typed' || registration === 'sending'),
  );
  const mayLeave = useLeaveQuestion();
  const formId = useId();
  const mayEdit = can(user, 'education', 'editor');
  const maySeeApplicants = can(user, 'education', 'agent');
  const AdminActions = ADMIN_ACTIONS[locale];
  const ApplicantsPanel = APPLICANTS_PANEL[locale];

  // Known in the browser only
  useEffect(() => setHasApplied(training !== undefined && wasSent(training.educationId)), [training, mode]);
  useEffect(() => {
    if (isOpen) return undefined;
    setLookingUp(false);
    const timer = setTimeout(() => setMode('detail'), RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function close() {
    release();
    showRegistration('empty');
    onClose();
  }

  async function back() {
    if (isTyped.current && !(await mayLeave())) return;
    showRegistration('empty');
    setMode('detail');
  }
  const apply = () => setMode('registration');
  const registrationFooter =
    registration === 'sent' ? undefined : (
      <>
        <Button variant="ghost" onClick={() => void back()}>
          {t('training.back')}
        </Button>
        <Button type="submit" form={formId} loading={registration === 'sending'}>
          {t('application.submit')}
        </Button>
      </>
    );
  const detailFooter = training && (
    <>
      {mayEdit || maySeeApplicants ? (
        <div className={styles.admin}>
          <Suspense fallback={null}>
            <AdminActions
              training={training}
              editing={mayEdit ? { onEdit: () => onEdit(training), onRemoved } : undefined}
              onApplicants={maySeeApplicants ? () => setMode('applicants') : undefined}
            />
          </Suspense>
        </div>
      ) : null}
      {closedReason(training) || !hasApplied ? null : (
        <Button variant="secondary" onClick={apply}>
          {t('training.applyForOther')}
        </Button>
      )}
      <Button variant={hasApplied ? 'primary' : 'secondary'} onClick={() => setLookingUp(true)}>
        {t('training.myApplication')}
      </Button>
      {closedReason(training) || hasApplied ? null : <Button onClick={apply}>{t('training.apply')}</Button>}
    </>
  );

  const footer = { detail: detailFooter, registration: registrationFooter, applicants: undefined }[mode];
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={close}
        title={training && <span lang={foreignLang(training.lang, locale)}>{training.title}</span>}
        maxWidth={MAX_WIDTH}
        footer={footer}
        closeGuard={() => !isTyped.current}
      >
        {training && mode === 'detail' ? <TrainingDetails training={training} /> : null}
        {training && mode === 'registration' ? (
          <RegistrationPanel
            training={training}
            formId={formId}
            onState={showRegistration}
            onSent={() => {
              noteSent(training.educationId);
              onApplied();
            }}
            onClose={close}
          />
        ) : null}
        {training && mode === 'applicants' && maySeeApplicants ? (
          <Suspense fallback={<Skeleton height="240px" />}>
            <ApplicantsPanel training={training} onBack={() => void back()} />
          </Suspense>
        ) : null}
      </Dialog>
      {training ? (
        <LookupDialog
          educationId={training.educationId}
          open={isLookingUp}
          onClose={() => setLookingUp(false)}
          onCancelled={() => {
            forgetSent(training.educationId);
            onApplied();
          }}
        />
      ) : null}
    </>
  );
}
