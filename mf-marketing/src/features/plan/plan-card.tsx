import { ButtonLink, Icon, useTranslation } from '@portal/kit';
import { OFFERS, questionPath } from '../../ui/offers/offers.ts';
import styles from './plan-card.module.css';

const ITEMS = ['monitoring', 'production', 'aggregate', 'server', 'screens'] as const;

/** The one subscription of SM2S and what belongs to it. */
export function PlanCard() {
  const { t } = useTranslation('marketing');
  return (
    <article className={styles.plan} aria-labelledby="plan-name">
      <div className={styles.price}>
        <h3 id="plan-name" className={styles.name}>
          {t('sm2s.plan.name')}
        </h3>
        <p className={styles.amount}>
          <strong>{t('sm2s.plan.price')}</strong> {t('sm2s.plan.unit')}
        </p>
        <ButtonLink to={questionPath(OFFERS.sm2s)}>{t('sm2s.plan.ask')}</ButtonLink>
      </div>
      <div>
        <h4 className={styles.includes}>{t('sm2s.plan.includes')}</h4>
        <ul className={styles.items}>
          {ITEMS.map((item) => (
            <li key={item}>
              <Icon name="check" size={20} />
              {t(`sm2s.plan.items.${item}`)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
