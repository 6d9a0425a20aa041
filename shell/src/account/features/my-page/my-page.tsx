import { Container, Link, PageBanner, Slot, useTranslation, layout } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './my-page.module.css';

const PAGES = [
  { name: 'overview', to: '/account' },
  { name: 'profile', to: '/account/profile' },
  { name: 'security', to: '/account/security' },
  { name: 'consents', to: '/account/consents' },
] as const;

interface MyPageProps {
  page: (typeof PAGES)[number]['name'];
  /** Of a page below one of the four. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of every page of one's own account: the banner, the way between the pages, and what they hold. */
export function MyPage({ page, title, lead, children }: MyPageProps) {
  const { t } = useTranslation('shell');
  const own = t(`account.my.pages.${page}`);
  const shown = title ?? own;
  const trail = [
    { label: t('account.my.title'), to: '/account' },
    ...(title ? [{ label: own, to: `/account/${page}` }] : []),
    { label: shown },
  ];
  return (
    <>
      <PageBanner
        className={styles['banner']}
        title={shown}
        lead={lead ?? t(`account.my.leads.${page}`)}
        trail={trail}
      />
      <Container className={styles['page']}>
        <nav className={styles['nav']} aria-label={t('account.my.title')}>
          <ul>
            {PAGES.map(({ name, to }) => (
              <li key={name}>
                <Link to={to} aria-current={name === page ? 'page' : undefined}>
                  {t(`account.my.pages.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['parts']}>{children}</div>
      </Container>
    </>
  );
}

interface PartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  lead?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** One matter of the account, under its own heading. */
export function Part({ id, title, lead, action, children }: PartProps) {
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div>
          <h2 className={`${layout.larger} ${layout.bold}`} id={id}>
            {title}
          </h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What sections keep of the member, each a part of the page. */
export function FromSections() {
  return <Slot name="account.overview" className={styles['fromSections']} />;
}
