import { useLocale, useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useSimulation } from '../use-simulation.ts';
import styles from './production-screen.module.css';
import { firstProduction, produce } from './work-orders.ts';

/** Work orders that fill, and what has left the house today. */
export function ProductionScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const [{ orders, shipped }] = useSimulation(firstProduction, produce, isRunning);
  const made = orders.reduce((sum, order) => sum + order.made, 0);
  const target = orders.reduce((sum, order) => sum + order.target, 0);
  const number = (value: number) => value.toLocaleString(locale);

  return (
    <div className={panel.panel}>
      <ul className={styles.orders} aria-label={t('sm2s.screen.orders')}>
        {orders.map(({ key, item, made: done, target: wanted }) => (
          <li key={key} className={styles.order}>
            <span className={styles.head}>
              <strong>{t(`sm2s.screen.${key}`)}</strong>
              <span>{item}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.done} style={{ transform: `scaleX(${done / wanted})` }} />
            </span>
            <span className={styles.figures}>
              {number(done)} / {number(wanted)}
              <strong>{Math.round((100 * done) / wanted)} %</strong>
            </span>
          </li>
        ))}
      </ul>
      <dl className={panel.readings}>
        <Reading name={t('sm2s.screen.made')}>{number(made)}</Reading>
        <Reading name={t('sm2s.screen.left')}>{number(target - made)}</Reading>
        <Reading name={t('sm2s.screen.shipped')} tone="good">
          {shipped}
        </Reading>
      </dl>
    </div>
  );
}
