import { lineStyle } from '../../ui/offers/line-style.ts';
import { OfferArt } from '../../ui/offers/offer-art.tsx';
import { OFFERS, offerOf } from '../../ui/offers/offers.ts';
import styles from './case-art.module.css';

/** What was put to work, drawn on ground of its colour: the first product, and a second one beside it. */
export function CaseArt({ offers }: { offers: readonly string[] }) {
  const drawn = offers.map(offerOf).filter((offer) => offer !== undefined);
  const [first] = drawn;
  if (!first) return null;
  return (
    <div className={styles.art} style={lineStyle(OFFERS[first].line)} aria-hidden="true">
      {drawn.slice(0, 2).map((offer) => (
        <div key={offer} className={styles.drawing} style={lineStyle(OFFERS[offer].line)}>
          <OfferArt offer={offer} />
        </div>
      ))}
    </div>
  );
}
