import { ButtonLink, useTranslation, type SessionUser, layout } from '@portal/kit';
import form from './form.module.css';

/** Shown instead of a form that is of no use to somebody who is signed in. */
export function AlreadySignedIn({ user: { name, email } }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p className={form['signedIn']}>{t('account.login.signedInText', { name, email })}</p>
      <div className={layout.row3}>
        <ButtonLink to="/account">{t('account.next.account')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('account.next.home')}
        </ButtonLink>
      </div>
    </>
  );
}
