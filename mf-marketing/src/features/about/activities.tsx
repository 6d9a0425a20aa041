import { Icon, Link, useTranslation } from '@portal/kit';
import { Glyph } from '../../ui/blocks/glyph.tsx';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import styles from './activities.module.css';

const ACTIVITIES = [
  { key: 'products', to: '/productMenu', sign: 'cube' },
  { key: 'solutions', to: '/solutionMenu', sign: 'factory' },
  { key: 'education', to: '/education/schedule', sign: 'school' },
] as const;

/** What the company does, each with the way to its page. */
export function Activities() {
  const { t } = useTranslation('marketing');
  return (
    <ul className={styles.activities}>
      {ACTIVITIES.map(({ key, to, sign }) => (
        <li key={key}>
          <Link to={to} className={styles.activity}>
            <Glyph name={sign} size={36} />
            <strong className={styles.title}>{t(`about.offers.${key}.title`)}</strong>
            <span className={styles.text}>
              <KeptNames>{t(`about.offers.${key}.text`)}</KeptNames>
            </span>
            <span className={styles.more}>
              {t(`about.offers.${key}.more`)}
              <Icon name="arrow-right" size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
