import { Link, useTranslation } from '@portal/kit';
import { ANNOUNCED, OFFERS, PRODUCT_KEYS, SOLUTION_KEYS, type Offer, type OfferKey } from '../../ui/offers/offers.ts';
import styles from './offer-tabs.module.css';

interface Tab {
  name: string;
  path?: string;
}

const TABS: Record<Offer['kind'], readonly Tab[]> = {
  product: [...PRODUCT_KEYS.map((key) => OFFERS[key]), { name: ANNOUNCED }],
  solution: SOLUTION_KEYS.map((key) => OFFERS[key]),
};

interface OfferTabsProps {
  /** Without one the page is that of no offer. */
  current?: OfferKey;
  /** For a page below the current offer's own. */
  isBelow?: boolean;
}

/** The tab bar over the pages of one kind. Each tab is a link: it has an address, and needs no script. */
export function OfferTabs({ current, isBelow = false }: OfferTabsProps) {
  const { t } = useTranslation('marketing');
  const { kind, path } = current ? OFFERS[current] : { kind: 'product' as const, path: '' };
  return (
    <nav className={styles.bar} aria-label={t(`offers.tabs.${kind}`)}>
      <ul className={styles.tabs} data-count={TABS[kind].length}>
        {TABS[kind].map((tab) => (
          <li key={tab.name}>
            <Link
              to={tab.path}
              className={styles.tab}
              aria-current={tab.path === path ? (isBelow ? 'true' : 'page') : undefined}
            >
              {tab.name}
              {!tab.path && <span className={styles.soon}>{t('offers.soon')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
