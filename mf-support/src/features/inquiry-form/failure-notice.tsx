import { useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './failure-notice.module.css';
import { FormNotice } from './form-notice.tsx';
import type { SubmissionFailure } from './submission-failure.ts';

const SECONDS_PER_MINUTE = 60;

/** Why the inquiry was not received; the place stands before the words come, so that they are read out. */
export function FailureNotice({ failure, actions }: { failure?: SubmissionFailure; actions?: ReactNode }) {
  const { t } = useTranslation('support');

  function text(reason: SubmissionFailure): string {
    if (reason.kind !== 'slow-down') return t(`inquiry.failure.${reason.kind}`);
    const { seconds } = reason;
    const wait = seconds < SECONDS_PER_MINUTE ? t('inquiry.wait.seconds', { count: seconds }) : t('inquiry.wait.minutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) });
    return t('inquiry.failure.slow-down', { wait });
  }

  return (
    <div className={styles.place} role="alert">
      {failure && (
        <FormNotice tone="error" actions={actions}>
          {text(failure)}
        </FormNotice>
      )}
    </div>
  );
}
