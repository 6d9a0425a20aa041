import { useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import type { ReactNode } from 'react';
import styles from './failure-notice.module.css';
import { FormNotice } from './form-notice.tsx';
import type { SubmissionFailure } from './submission-failure.ts';

/** Why the inquiry was not received; the place stands before the words come, so that they are read out. */
export function FailureNotice({ failure, actions }: { failure?: SubmissionFailure; actions?: ReactNode }) {
  const { t } = useTranslation('support');
  const slowDownText = useSlowDownText();
  return (
    <div className={styles.place} role="alert">
      {failure && (
        <FormNotice tone="error" actions={actions}>
          {failure.kind === 'slow-down' ? slowDownText(failure) : t(`inquiry.failure.${failure.kind}`)}
        </FormNotice>
      )}
    </div>
  );
}
