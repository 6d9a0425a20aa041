import { Icon, Link, useTranslation, VisuallyHidden } from '@portal/kit';
import type { CompanyFacts } from './company/company-facts.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { ThemePicker } from './theme-picker.tsx';

const LINKS = [
  { key: 'introduce', to: '/introduce' },
  { key: 'project', to: '/application' },
  { key: 'notice', to: '/education/announcement' },
  { key: 'directions', to: '/#location' },
] as const;

const POLICIES = [
  { key: 'terms', to: '/terms' },
  { key: 'privacy', to: '/privacy' },
  { key: 'emailRefusal', to: '/email-refusal' },
] as const;

function Company({ facts }: { facts: CompanyFacts }) {
  const { t } = useTranslation('shell');
  const lines = [
    ...facts.offices.map(({ title, address }) => [title, address]),
    [t('common.footer.companyNumber'), facts.companyNumber],
    ...(facts.smwpPhones.length > 0 ? [[t('common.footer.smwpInquiry'), facts.smwpPhones.join(', ')]] : []),
  ];
  return (
    <div className={styles['company']}>
      <p className={styles['name']}>{facts.name}</p>
      <dl className={styles['facts']}>
        {lines.map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The site's footer: ways on, the company, its policies (spec, "Shell"). Without facts it says nothing of the company. */
export function Footer({ facts }: { facts: CompanyFacts | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles['footer']} aria-label={t('common.footer.label')}>
      <div className={styles['inner']}>
        <div className={styles['top']}>
          <nav aria-label={t('common.footer.links')}>
            <ul className={styles['links']}>
              {LINKS.map(({ key, to }) => (
                <li key={key}>
                  <Link className={styles['link']} to={to}>
                    {t(`common.footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {facts && (
            <a className={styles['video']} href={facts.videoChannelUrl} target="_blank" rel="noopener">
              <Icon name="video" />
              {t('common.footer.video')}
              <VisuallyHidden>{t('common.footer.newWindow')}</VisuallyHidden>
            </a>
          )}
        </div>
        {facts && <Company facts={facts} />}
        <div className={styles['bottom']}>
          <Logo />
          <nav aria-label={t('common.footer.legal')}>
            <ul className={styles['links']}>
              {POLICIES.map(({ key, to }) => (
                <li key={key}>
                  <Link className={`${styles['link']} ${styles['minor']}`} to={to}>
                    {t(`common.footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemePicker />
          <p>{t('common.footer.copyright')}</p>
        </div>
      </div>
    </footer>
  );
}
