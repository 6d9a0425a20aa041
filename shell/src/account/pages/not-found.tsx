import { Container, Icon, Link, PageBanner, useTranslation } from '@portal/kit';
import styles from './not-found.module.css';

const LINKS = [
  { key: 'home', to: '/' },
  { key: 'product', to: '/service/product' },
  { key: 'education', to: '/education/schedule' },
  { key: 'question', to: '/support/question' },
] as const;

/** The page of every unknown address: says so, and leads on. */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageBanner
        className={styles['banner']}
        title={t('account.notFound.title')}
        lead={t('account.notFound.lead')}
        trail={[{ label: t('account.notFound.code') }]}
      />
      <Container className={styles['page']}>
        <h2 className={styles['title']}>{t('account.notFound.links')}</h2>
        <ul className={styles['links']}>
          {LINKS.map(({ key, to }) => (
            <li key={key}>
              <Link className={styles['link']} to={to}>
                <strong className={styles['name']}>
                  {t(`account.notFound.${key}`)}
                  <Icon name="arrow-right" />
                </strong>
                {t(`account.notFound.${key}Text`)}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

export const Page = NotFound;
