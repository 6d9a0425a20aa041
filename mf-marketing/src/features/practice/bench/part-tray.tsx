import { Button, useTranslation } from '@portal/kit';
import { SAMPLE_PARTS } from '../parts/sample-parts.ts';
import { PartCanvas } from './part-canvas.tsx';
import styles from './part-tray.module.css';
import type { Bench } from './use-bench.ts';

/** The parts to put under the camera: radio buttons that show the part. */
export function PartTray({ parts, chosen, choose, addPart, state }: Bench) {
  const { t } = useTranslation('marketing');
  const places = Math.max(parts.length, SAMPLE_PARTS.length);
  return (
    <fieldset>
      <legend className={styles.legend}>{t('practice.tray.title')}</legend>
      <div className={styles.parts}>
        {Array.from({ length: places }, (_, index) => {
          const isNew = index >= SAMPLE_PARTS.length;
          const name = isNew ? t('practice.tray.new') : t('practice.tray.part', { number: index + 1 });
          return (
            <label key={index} className={styles.part}>
              <input
                type="radio"
                name="practice-part"
                checked={index === chosen}
                disabled={state !== 'ready'}
                onChange={() => choose(index)}
              />
              <PartCanvas image={parts[index]?.image} />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
      <Button variant="secondary" size="small" className={styles.add} disabled={state !== 'ready'} onClick={addPart}>
        {t('practice.tray.add')}
      </Button>
    </fieldset>
  );
}
