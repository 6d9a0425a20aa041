import { useTranslation } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import styles from './tag-panel.module.css';
import { TAGS, type Station } from './tags.ts';

/** The sample tags with their values, whatever the screen shows of them. */
export function TagPanel({ runner }: { runner: Runner<Station> }) {
  const { t } = useTranslation('marketing');
  return (
    <Panel title={t('demoSmwp.tags')}>
      <dl className={styles.tags}>
        {TAGS.map(({ key, name }, index) => (
          <div key={key} className={styles.tag}>
            <dt>{name}</dt>
            <TagValue runner={runner} index={index} />
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function TagValue({ runner, index }: { runner: Runner<Station>; index: number }) {
  const number = useNumber();
  const { digits, unit } = TAGS[index] ?? TAGS[0];
  const text = useModel(runner, ({ values }) => number(values[index] ?? 0, digits));
  return (
    <dd>
      {text} {unit}
    </dd>
  );
}
