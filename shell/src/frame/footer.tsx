import { Icon, Link, useTranslation, VisuallyHidden } from '@portal/kit';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { ThemePicker } from './theme-picker.tsx';

const VIDEO_CHANNEL = 'https://www.youtube.com/@selmatrix-example';

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

const FACTS = [
  { key: 'seoul', value: 'seoulAddress' },
  { key: 'headOffice', value: 'headOfficeAddress' },
  { key: 'companyNumber', value: 'number' },
  { key: 'smwpInquiry', value: 'smwpPhones' },
] as const;

/** The site's footer: ways on, the company, its policies (spec, "Shell"). */
export function Footer() {
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
          <a className={styles['video']} href={VIDEO_CHANNEL} target="_blank" rel="noopener">
            <Icon name="video" />
            {t('common.footer.video')}
            <VisuallyHidden>{t('common.footer.newWindow')}</VisuallyHidden>
          </a>
        </div>
        <div className={styles['company']}>
          <p className={styles['name']}>{t('common.company.name')}</p>
          <dl className={styles['facts']}>
            {FACTS.map(({ key, value }) => (
              <div key={key} className={styles['fact']}>
                <dt>{t(`common.footer.${key}`)}</dt>
                <dd>{t(`common.company.${value}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
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
          <p className={styles['copyright']}>{t('common.company.copyright')}</p>
        </div>
      </div>
    </footer>
  );
}
