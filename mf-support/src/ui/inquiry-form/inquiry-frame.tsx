import { Button, ButtonLink, Card, Link, useSession, useTranslation, layout } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './inquiry-frame.module.css';
import type { Receipt, useInquiryForm } from './use-inquiry-form.ts';

export interface InquiryFrameProps {
  inquiry: Pick<
    ReturnType<typeof useInquiryForm>,
    'props' | 'message' | 'receipt' | 'isSending' | 'isRestored' | 'clear'
  >;
  title: string;
  lead: string;
  /** Shown above the fields: whose inquiry this will be. */
  hint: ReactNode;
  /** What to do about a failure, next to its words. */
  failureActions?: ReactNode;
  /** Called for a press or the focus in what is said of a failure. */
  onFailureUsed?(): void;
  children: ReactNode;
}

/** What every inquiry form has around its fields: its title, its notices, and the button. */
export function InquiryFrame({
  inquiry,
  title,
  lead,
  hint,
  failureActions,
  onFailureUsed,
  children,
}: InquiryFrameProps) {
  const { t } = useTranslation('support');
  const { props, message, receipt, isSending, isRestored, clear } = inquiry;
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) failure.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  const clearDraft = (
    <Button size="small" variant="secondary" onClick={clear}>
      {t('inquiry.draft.clear')}
    </Button>
  );
  return (
    <Card as="section" tone="raised" aria-labelledby="inquiry-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="inquiry-title">
          {title}
        </h2>
        <p className={layout.muted}>{lead}</p>
      </div>
      <form className={styles.form} {...props}>
        <ReceiptNotice receipt={receipt} />
        {hint}
        {/* The live regions are rendered before their texts, so that these are announced. */}
        <div className={styles.place} role="status">
          {isRestored && (
            <FormNotice tone="info" actions={clearDraft}>
              {t('inquiry.draft.restored')}
            </FormNotice>
          )}
        </div>
        {children}
        <p className={styles.privacy}>
          {t('inquiry.privacy')} <Link to="/privacy">{t('inquiry.privacyLink')}</Link>
        </p>
        <Button
          type="submit"
          size="large"
          className={styles.submit}
          loading={isSending}
          onClick={(event) => {
            // The second click of a double click can come after the response: it does not send the emptied form
            if (receipt && event.detail > 1) event.preventDefault();
          }}
        >
          {t(isSending ? 'inquiry.sending' : 'inquiry.submit')}
        </Button>
        {/* After the button: Tab leads on to what can be done about it */}
        <div className={styles.place} ref={failure} role="alert" onFocus={onFailureUsed} onPointerDown={onFailureUsed}>
          {message && (
            <FormNotice tone="error" actions={failureActions}>
              {message}
            </FormNotice>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Says that the inquiry has been received and under which number; takes the focus when it appears. */
function ReceiptNotice({ receipt }: { receipt?: Receipt }) {
  const { t } = useTranslation('support');
  const { status } = useSession();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!receipt) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [receipt]);

  if (!receipt) return null;
  const toMine = (
    <ButtonLink to="/account" size="small" variant="secondary">
      {t('inquiry.receipt.mine')}
    </ButtonLink>
  );
  return (
    <FormNotice
      tone="success"
      ref={notice}
      title={t('inquiry.receipt.number', { number: receipt.number })}
      actions={status === 'signed-in' && toMine}
    >
      {t('inquiry.receipt.text', { email: receipt.email })}
    </FormNotice>
  );
}
