import { useTranslation } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Figure, Figures, Panel } from '../stage/panel.tsx';
import { ShareBar } from '../stage/share-bar.tsx';
import { useNumber } from '../stage/use-number.ts';
import type { Climate } from './climate.ts';
import type { Day } from './day.ts';
import styles from './house-panel.module.css';

const DEVICES = ['vents', 'heating', 'screen'] as const;

/** What a house is like now, and what its devices do. */
export function HousePanel({ runner, which }: { runner: Runner<Day>; which: 'own' | 'automatic' }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const text = (choose: (climate: Climate) => string) => (day: Day) => choose(day[which].climate);
  const temperature = useModel(
    runner,
    text((climate) => number(climate.temperature, 1)),
  );
  const humidity = useModel(
    runner,
    text((climate) => number(climate.humidity)),
  );
  const co2 = useModel(
    runner,
    text((climate) => number(climate.co2)),
  );
  const isDosing = useModel(runner, (day) => day[which].climate.dosing);

  return (
    <Panel title={t(`demoFarm.${which}`)}>
      <Figures>
        <Figure name={t('demoFarm.values.temperature')}>{temperature} °C</Figure>
        <Figure name={t('demoFarm.values.humidity')}>{humidity} %</Figure>
        <Figure name={t('demoFarm.values.co2')}>{co2} ppm</Figure>
      </Figures>
      <dl className={styles.devices}>
        {DEVICES.map((device) => (
          <Device key={device} runner={runner} which={which} device={device} />
        ))}
        <div className={styles.device}>
          <dt>{t('demoFarm.devices.dosing')}</dt>
          <dd>{t(isDosing ? 'demoFarm.on' : 'demoFarm.off')}</dd>
        </div>
      </dl>
    </Panel>
  );
}

interface DeviceProps {
  runner: Runner<Day>;
  which: 'own' | 'automatic';
  device: (typeof DEVICES)[number];
}

function Device({ runner, which, device }: DeviceProps) {
  const { t } = useTranslation('marketing');
  const percent = useModel(runner, (day) => Math.round(100 * day[which].climate[device]));
  return (
    <div className={styles.device}>
      <dt>{t(`demoFarm.devices.${device}`)}</dt>
      <dd>
        <ShareBar share={percent / 100} />
        <span className={styles.percent}>{percent} %</span>
      </dd>
    </div>
  );
}
