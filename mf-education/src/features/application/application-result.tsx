import { Button, Icon, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
import type { ApplicationRecord } from '../../api/applications.ts';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { CalendarLink } from '../../ui/training/calendar-link.tsx';
import styles from './application-result.module.css';

interface ApplicationResultProps {
  record: ApplicationRecord;
  training: ShownTraining;
  onClose(): void;
}

/** What became of an application just sent: a seat, or a place in the queue. */
export function ApplicationResult({ record, training, onClose }: ApplicationResultProps) {
  const { t } = useTranslation('education');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kind = record.status === 'waiting' ? 'waiting' : 'signup';
  return (
    <div className={styles.result} data-kind={kind}>
      <span className={styles.mark}>
        <Icon name={kind === 'waiting' ? 'clock' : 'check'} size={28} />
      </span>
      <h3 className={styles.title} ref={heading} tabIndex={-1}>
        {t(`application.result.${kind}.title`, { place: record.place })}
      </h3>
      <p className={styles.text} role="status">
        {t(`application.result.${kind}.text`, { email: record.email })}
      </p>
      <div className={styles.actions}>
        {kind === 'signup' ? <CalendarLink educationId={training.educationId} /> : null}
        <Button onClick={onClose}>{t('application.result.close')}</Button>
      </div>
    </div>
  );
}
