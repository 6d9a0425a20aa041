import { Dialog, useTranslation } from '@portal/kit';
import { DetailList, formatDateTime } from '@portal/kit/admin';
import { splitLinks } from '@portal/kit/url';
import type { LocalMail } from '../../../api/mailbox.ts';
import styles from './mail-dialog.module.css';

/** One kept mail as its receiver would read it, its links to be followed. */
export function MailDialog({ mail, onClose }: { mail: LocalMail; onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onClose={onClose} title={mail.subject} maxWidth={760}>
      <DetailList
        items={[
          { term: t('admin.mailbox.to'), value: mail.to },
          { term: t('admin.mailbox.sentAt'), value: formatDateTime(mail.sentAt) },
        ]}
      />
      <div className={styles['text']}>
        {splitLinks(mail.text).map(({ text, isLink }, index) =>
          isLink ? (
            <a key={index} href={text}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </div>
    </Dialog>
  );
}
