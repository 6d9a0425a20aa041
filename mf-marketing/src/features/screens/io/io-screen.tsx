import { useLocale, useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useSimulation } from '../use-simulation.ts';
import { TAGS } from './collected-tags.ts';
import styles from './io-screen.module.css';

const nextTick = (tick: number) => tick + 1;
const STORED_BEFORE = 48_210;

/** Values of machines with different drivers, side by side in one list. */
export function IoScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const [tick] = useSimulation(0, nextTick, isRunning);
  const number = (value: number, digits = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

  return (
    <div className={panel.panel}>
      <div className={styles.sheet}>
        <table className={styles.tags} aria-label={t('ioServer.screen.tags')}>
          <thead>
            <tr>
              <th scope="col">{t('ioServer.screen.tag')}</th>
              <th scope="col">{t('ioServer.screen.driver')}</th>
              <th scope="col" className={styles.value}>
                {t('ioServer.screen.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {TAGS.map(({ name, driver, unit, digits, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{driver}</td>
                <td className={styles.value}>
                  {number(value(tick), digits)} <small>{unit}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={panel.readings}>
        <Reading name={t('ioServer.screen.connected')} tone="good">
          5 / 5
        </Reading>
        <Reading name={t('ioServer.screen.stored')}>{number(STORED_BEFORE + tick * TAGS.length)}</Reading>
      </dl>
    </div>
  );
}
