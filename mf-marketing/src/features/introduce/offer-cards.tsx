import { Icon, Link, useTranslation } from '@portal/kit';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { ANNOUNCED, OFFERS, type OfferKey } from '../../ui/offers/offers.ts';
import { OfferArt } from '../../ui/offers/offer-art.tsx';
import styles from './offer-cards.module.css';

interface OfferCardsProps {
  offers: readonly OfferKey[];
  /** The message group of the cards' texts. */
  group: 'products' | 'solutions';
  /** Adds the product that has been announced; a click on it says that its page is in preparation. */
  withAnnounced?: boolean;
  labelledBy: string;
}

/** A card for each product or solution, in the colour of its line. The whole card is its link. */
export function OfferCards({ offers, group, withAnnounced = false, labelledBy }: OfferCardsProps) {
  const { t } = useTranslation('marketing');
  const cards = [
    ...offers.map((key) => ({ key, ...OFFERS[key] })),
    ...(withAnnounced ? [{ key: 'twis' as const, name: ANNOUNCED, path: undefined, line: undefined }] : []),
  ];
  return (
    <ul className={styles.cards} data-count={cards.length} aria-labelledby={labelledBy}>
      {cards.map(({ key, name, path, line }) => (
        <li key={key} className={line ? undefined : styles.announced} style={line && lineStyle(line)}>
          <Link to={path} className={styles.card}>
            <span className={styles.art}>
              <OfferArt offer={key} />
            </span>
            <span className={styles.words}>
              <span className={styles.category}>{t(`introduce.${group}.${key}.category`)}</span>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.text}>{t(`introduce.${group}.${key}.text`)}</span>
              {path && (
                <span className={styles.more}>
                  {t('introduce.more', { name })}
                  <Icon name="arrow-right" size={18} />
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
