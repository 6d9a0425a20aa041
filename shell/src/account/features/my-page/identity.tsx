import { Chip, useLocale, useTranslation, layout } from '@portal/kit';
import type { Account } from '../../../api/account.ts';
import { formatDay } from './format-time.ts';
import styles from './identity.module.css';
import page from './my-page.module.css';
import { VerificationNotice } from './verification-notice.tsx';

/** Who is signed in, and whether the address is known to be theirs. */
export function Identity({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <section className={`${page['part']} ${styles['identity']}`} aria-labelledby="identity">
      <div className={styles['who']}>
        <span className={styles['initial']} aria-hidden="true">
          {Array.from(account.name)[0]}
        </span>
        <div className={styles['names']}>
          <h2 className={`${layout.larger} ${layout.bold}`} id="identity">
            {t('account.my.greeting', { name: account.name })}
          </h2>
          <p className={styles['email']}>
            <span>{account.email}</span>
            <Chip tone={account.emailVerified ? 'success' : 'warning'}>
              {t(account.emailVerified ? 'account.my.verified' : 'account.my.unverified')}
            </Chip>
          </p>
          <p className={`${layout.muted} ${layout.small}`}>
            {t('account.my.since', { day: formatDay(account.createdAt, locale) })}
          </p>
        </div>
      </div>
      {!account.emailVerified && <VerificationNotice email={account.email} />}
    </section>
  );
}
