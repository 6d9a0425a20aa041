import { ButtonLink, useSession, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import { signInAddress } from '../../ui/sign-in/sign-in.tsx';
import styles from './sign-in-notice.module.css';

/** Tells a visitor, before anything is pressed, that downloads need a session. The document has it; a member's page hides it at once. */
export function SignInNotice() {
  const { t } = useTranslation('support');
  const { status } = useSession();
  if (status === 'signed-in') return null;
  const actions = (
    <>
      <ButtonLink to={signInAddress('/support/download')} size="small">
        {t('download.notice.signIn')}
      </ButtonLink>
      <ButtonLink to="/join" size="small" variant="secondary">
        {t('download.notice.join')}
      </ButtonLink>
    </>
  );
  return (
    <div className={styles.notice} data-unknown={status === 'unknown' ? '' : undefined}>
      <FormNotice tone="info" title={t('download.notice.title')} actions={actions}>
        {t('download.notice.text')}
      </FormNotice>
    </div>
  );
}
