import { Button, Card, Link, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './inquiry-frame.module.css';
import { ReceiptNotice } from './receipt-notice.tsx';
import type { useInquiryForm } from './use-inquiry-form.ts';

interface InquiryFrameProps {
  inquiry: Omit<ReturnType<typeof useInquiryForm>, 'field'>;
  title: string;
  lead: string;
  /** Stands above the fields: whose inquiry this will be. */
  hint: ReactNode;
  /** What to do about a failure, next to its words. */
  failureActions?: ReactNode;
  children: ReactNode;
}

/** What every inquiry form has around its fields: its title, its notices, and the button. */
export function InquiryFrame({ inquiry, title, lead, hint, failureActions, children }: InquiryFrameProps) {
  const { t } = useTranslation('support');
  const { form, failure, receipt, isSending, isRestored, clear, saveDraft, submit } = inquiry;
  return (
    <Card as="section" tone="raised" aria-labelledby="inquiry-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="inquiry-title">
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <form
        className={styles.form}
        ref={form}
        onSubmit={(event) => void submit(event)}
        onInput={saveDraft}
        method="post"
        noValidate
      >
        <ReceiptNotice receipt={receipt} />
        {hint}
        {isRestored && <DraftNotice onClear={clear} />}
        {children}
        <p className={styles.privacy}>
          {t('inquiry.privacy')} <Link to="/privacy">{t('inquiry.privacyLink')}</Link>
        </p>
        <FailureNotice failure={failure} actions={failureActions} />
        <Button type="submit" size="large" className={styles.submit} loading={isSending}>
          {t(isSending ? 'inquiry.sending' : 'inquiry.submit')}
        </Button>
      </form>
    </Card>
  );
}
