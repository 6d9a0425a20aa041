import { useTranslation, layout } from '@portal/kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import controls from '../stage/controls.module.css';
import { Panel } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import { ITEMS, LINES, SAMPLE, type Item, type Line } from './order.ts';
import styles from './own-panel.module.css';
import { changeTool, decideQuality, loadOf, ownOf, release, ship, takeOrder, type Shop } from './shop.ts';
import { waitOf, type Wait } from './wait-of.ts';

const QUANTITIES = [100, 200, 300, 400] as const;
/** What the visitor may decide where the order waits. */
const DECISIONS: Partial<Record<Wait, (shop: Shop) => Shop>> = {
  worn: changeTool,
  passed: decideQuality,
  failed: decideQuality,
  packed: ship,
};

/** The visitor's order and the decision that it waits for. */
export function OwnPanel({ runner }: { runner: Runner<Shop> }) {
  const { t } = useTranslation('marketing');
  const panel = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const wait = useModel(runner, (shop) => waitOf(ownOf(shop)));
  const id = useModel(runner, (shop) => ownOf(shop)?.id);
  const defects = useModel(runner, (shop) => ownOf(shop)?.defects);
  const decide = DECISIONS[wait];

  // The control that was pressed is gone: the focus goes on to the next one, or to the words.
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || panel.current?.contains(activeElement);
    if (!wasPressed.current || !isFree) return;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('button') ?? find('[tabindex]'))?.focus({ preventScroll: true });
  }, [wait]);

  function act(change: (shop: Shop) => Shop) {
    wasPressed.current = true;
    runner.change(change);
  }

  return (
    <Panel title={id === undefined ? t('demoSm2s.own.new') : t('demoSm2s.own.title', { id })}>
      <div ref={panel} className={styles.own} data-waits={decide !== undefined || wait === 'line' || wait === 'none'}>
        {wait === 'none' ? (
          <OrderForm onTake={(item, quantity) => act((shop) => takeOrder(shop, item, quantity))} />
        ) : (
          <>
            <strong tabIndex={-1} className={layout.large}>
              {t(`demoSm2s.waits.${wait}.title`)}
            </strong>
            <p className={layout.muted}>{t(`demoSm2s.waits.${wait}.text`, { defects, sample: SAMPLE })}</p>
            {wait === 'line' && <LineChoice runner={runner} onChoose={(line) => act((shop) => release(shop, line))} />}
            {decide && (
              <button type="button" className={`${controls.press} ${controls.main}`} onClick={() => act(decide)}>
                {t(`demoSm2s.waits.${wait}.press`)}
              </button>
            )}
            <Progress runner={runner} />
          </>
        )}
      </div>
    </Panel>
  );
}

function OrderForm({ onTake }: { onTake(item: Item, quantity: number): void }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const id = useId();
  const [item, setItem] = useState<Item>('gear');
  const [quantity, setQuantity] = useState(200);
  return (
    <>
      <p className={layout.muted}>{t('demoSm2s.own.lead')}</p>
      <div className={styles.fields}>
        <label htmlFor={`${id}item`}>{t('demoSm2s.own.item')}</label>
        <select
          className={controls.select}
          id={`${id}item`}
          value={item}
          onChange={({ target }) => setItem(target.value as Item)}
        >
          {ITEMS.map((key) => (
            <option key={key} value={key}>
              {t(`demoSm2s.items.${key}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}quantity`}>{t('demoSm2s.own.quantity')}</label>
        <select
          className={controls.select}
          id={`${id}quantity`}
          value={quantity}
          onChange={({ target }) => setQuantity(Number(target.value))}
        >
          {QUANTITIES.map((value) => (
            <option key={value} value={value}>
              {number(value)}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className={`${controls.press} ${controls.main}`} onClick={() => onTake(item, quantity)}>
        {t('demoSm2s.own.take')}
      </button>
    </>
  );
}

function LineChoice({ runner, onChoose }: { runner: Runner<Shop>; onChoose(line: Line): void }) {
  const { t } = useTranslation('marketing');
  const loads = useModel(runner, (shop) => LINES.map((line) => Math.round(loadOf(shop, line))).join(' ')).split(' ');
  return (
    <div className={`${layout.row2} ${layout.centered}`}>
      {LINES.map((line, index) => (
        <button
          key={line}
          type="button"
          className={`${controls.press} ${index === 0 ? controls.main : ''}`}
          onClick={() => onChoose(line)}
        >
          {t(`demoSm2s.lines.${line}`)}: {t('demoSm2s.load', { minutes: loads[index] })}
        </button>
      ))}
    </div>
  );
}

function Progress({ runner }: { runner: Runner<Shop> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const good = useModel(runner, (shop) => ownOf(shop)?.good ?? 0);
  const scrap = useModel(runner, (shop) => ownOf(shop)?.scrap ?? 0);
  const { quantity = 1 } = ownOf(runner.read()) ?? {};
  return (
    <div className={styles.progress}>
      <progress max={quantity} value={good} aria-label={t('demoSm2s.own.progress')} />
      <span>{t('demoSm2s.own.pieces', { good: number(good), quantity: number(quantity), scrap: number(scrap) })}</span>
    </div>
  );
}
