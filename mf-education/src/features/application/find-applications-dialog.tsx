import { ButtonLink, Dialog, useSession, useTranslation } from '@portal/kit';
import styles from './find-applications-dialog.module.css';
import { LookupByMail } from './lookup-by-mail.tsx';

/** The ways to one's applications over all trainings: My page for members, a mailed link for everybody. */
export function FindApplicationsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation('education');
  const { status } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={t('schedule.lookup')} maxWidth={600}>
      {status === 'signed-in' ? (
        <div className={styles.member}>
          <p>{t('application.find.member')}</p>
          <ButtonLink to="/account" size="small">
            {t('application.find.account')}
          </ButtonLink>
        </div>
      ) : null}
      <LookupByMail />
    </Dialog>
  );
}
