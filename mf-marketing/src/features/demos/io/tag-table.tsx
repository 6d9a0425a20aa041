import { useTranslation } from '@portal/kit';
import { Fragment, useId } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel, State } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import { clockOf } from './clock-of.ts';
import type { Collection } from './collection.ts';
import { DEVICES, TAGS } from './plant.ts';
import styles from './tag-table.module.css';

interface TagTableProps {
  runner: Runner<Collection>;
  /** The tag that the trend shows. */
  chosen: number;
  onChoose(index: number): void;
}

const protocolOf = (device: string) => DEVICES.find(({ key }) => key === device)?.protocol;

/** Every tag with its value, its quality and the time of its measurement. */
export function TagTable({ runner, chosen, onChoose }: TagTableProps) {
  const { t } = useTranslation('marketing');
  return (
    <Panel title={t('demoIo.tags')} aside={<span className={styles.hint}>{t('demoIo.choose')}</span>}>
      <table className={styles.tags}>
        <thead>
          <tr>
            <th scope="col">{t('demoIo.tag')}</th>
            <th scope="col" className={styles.value}>
              {t('demoIo.value')}
            </th>
            <th scope="col">{t('demoIo.quality')}</th>
            <th scope="col" className={styles.time}>
              {t('demoIo.time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {TAGS.map((tag, index) => (
            <TagRow key={tag.name} runner={runner} index={index} isChosen={index === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface TagRowProps {
  runner: Runner<Collection>;
  index: number;
  isChosen: boolean;
  onChoose(index: number): void;
}

function TagRow({ runner, index, isChosen, onChoose }: TagRowProps) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const id = useId();
  const reading = useModel(runner, ({ readings }) => readings[index]);
  const tag = TAGS[index];
  if (!tag || !reading) return null;
  return (
    <tr data-chosen={isChosen}>
      <th scope="row" aria-label={tag.name}>
        <label htmlFor={id} className={styles.name}>
          <input id={id} type="radio" name="io-tag" checked={isChosen} onChange={() => onChoose(index)} />
          <span>
            {tag.name.split('.').map((part, place) => (
              <Fragment key={part}>
                {place > 0 && '.'}
                <wbr />
                {part}
              </Fragment>
            ))}{' '}
            <small>{protocolOf(tag.device)}</small>
          </span>
        </label>
      </th>
      <td className={styles.value}>
        {number(reading.value, tag.digits)} <small>{tag.unit}</small>
      </td>
      <td>
        <State tone={reading.quality}>{t(`demoIo.qualities.${reading.quality}`)}</State>
      </td>
      <td className={styles.time}>{clockOf(reading.at)}</td>
    </tr>
  );
}
