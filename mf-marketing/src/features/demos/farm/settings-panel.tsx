import { Checkbox, useTranslation, layout } from '@portal/kit';
import { useId } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import { SETTING_RANGES } from './control.ts';
import { set, type Day } from './day.ts';
import styles from './settings-panel.module.css';

const SLIDERS = [
  { key: 'heatBelow', unit: '°C', digits: 1 },
  { key: 'openAbove', unit: '°C', digits: 1 },
  { key: 'shadeAbove', unit: 'W/m²', digits: 0 },
] as const;

/** What the visitor sets, before the day and during it. */
export function SettingsPanel({ runner }: { runner: Runner<Day> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const id = useId();
  const settings = useModel(runner, (day) => day.settings);

  return (
    <Panel title={t('demoFarm.settings.title')} className={styles.panel}>
      <p className={layout.muted}>{t('demoFarm.settings.lead')}</p>
      {SLIDERS.map(({ key, unit, digits }) => (
        <div key={key} className={styles.setting}>
          <label htmlFor={id + key}>{t(`demoFarm.settings.${key}`)}</label>
          <span className={`${layout.bold} ${layout.figures}`} aria-hidden="true">
            {number(settings[key], digits)} {unit}
          </span>
          <input
            id={id + key}
            type="range"
            {...SETTING_RANGES[key]}
            value={settings[key]}
            aria-valuetext={`${number(settings[key], digits)} ${unit}`}
            onChange={({ target }) => runner.change((day) => set(day, { [key]: Number(target.value) }))}
          />
        </div>
      ))}
      <Checkbox
        label={t('demoFarm.settings.dosing')}
        checked={settings.dosing}
        onChange={({ target }) => runner.change((day) => set(day, { dosing: target.checked }))}
      />
      <p className={layout.muted}>{t('demoFarm.settings.targets')}</p>
    </Panel>
  );
}
