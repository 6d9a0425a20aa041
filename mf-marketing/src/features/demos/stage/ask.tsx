import { ButtonLink, useTranslation } from '@portal/kit';
import { questionPath, type Offer } from '../../../ui/offers/offers.ts';
import styles from './ask.module.css';

interface AskProps {
  offer: Offer;
  /** What the visitor has seen, or may see. */
  reason: string;
  /** What the visitor did, in a few sentences: the beginning of an inquiry that they may change before they send it. */
  note: string;
  isDone: boolean;
}

/** The end of a demo: an inquiry that begins with what the visitor did. Nothing is sent from here. */
export function Ask({ offer, reason, note, isDone }: AskProps) {
  const { t } = useTranslation('marketing');
  return (
    <div className={styles.ask} data-done={isDone}>
      <p className={styles.reason}>{reason}</p>
      <ButtonLink
        to={`${questionPath(offer)}&note=${encodeURIComponent(note)}`}
        variant={isDone ? 'primary' : 'secondary'}
      >
        {t('demoFrame.ask', { name: offer.name })}
      </ButtonLink>
    </div>
  );
}
