import { useTranslation } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationRecord } from '../../api/applications.ts';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { ApplicationForm, useApplicationForm } from './application-form.tsx';
import { ApplicationResult } from './application-result.tsx';
import styles from './registration-panel.module.css';

export type RegistrationState = 'empty' | 'typed' | 'sending' | 'sent';

interface RegistrationPanelProps {
  training: ShownTraining;
  formId: string;
  onState(state: RegistrationState): void;
  /** The application has arrived. */
  onSent(): void;
  onClose(): void;
}

/** The dialog's second mode: the form, then what became of the application. */
export function RegistrationPanel({ training, formId, onState, onSent, onClose }: RegistrationPanelProps) {
  const { t } = useTranslation('education');
  const [record, setRecord] = useState<ApplicationRecord>();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useApplicationForm({
    educationId: training.educationId,
    onSent(sent) {
      setRecord(sent);
      onSent();
    },
  });
  const state = record ? 'sent' : form.isSending ? 'sending' : form.changed ? 'typed' : 'empty';
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => onState(state), [onState, state]);

  if (record) return <ApplicationResult record={record} training={training} onClose={onClose} />;
  return (
    <>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {t('application.title')}
      </h3>
      {training.derivedState === 'full' ? (
        <p className={styles.note}>{t('training.fullWaits', { place: training.waiting + 1 })}</p>
      ) : null}
      <ApplicationForm id={formId} form={form} />
    </>
  );
}
