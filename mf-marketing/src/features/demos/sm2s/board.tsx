import { useTranslation, layout } from '@portal/kit';
import { memo, useRef } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Figure, Figures, Panel } from '../stage/panel.tsx';
import { ShareBar } from '../stage/share-bar.tsx';
import { useNumber } from '../stage/use-number.ts';
import styles from './board.module.css';
import { COLUMNS, type Order } from './order.ts';
import type { Shop } from './shop.ts';
import { useMoves } from './use-moves.ts';

const PLACES = [...COLUMNS, 'shipped'] as const;

/** Where every order is now. A card that comes to another column moves there. */
export function Board({ runner }: { runner: Runner<Shop> }) {
  const { t } = useTranslation('marketing');
  const board = useRef<HTMLDivElement>(null);
  const places = useModel(runner, ({ orders }) => orders.map(({ id, column }) => `${id}:${column}`).join(' '));
  useMoves(board, places);
  const orders = runner.read().orders;

  return (
    <Panel title={t('demoSm2s.board')}>
      <Day runner={runner} />
      <div ref={board} className={styles.board}>
        {PLACES.map((place) => (
          <section key={place} className={styles.column} aria-label={t(`demoSm2s.columns.${place}`)}>
            <h4 className={styles.name}>
              {t(`demoSm2s.columns.${place}`)}{' '}
              <span className={layout.muted}>{orders.filter(({ column }) => column === place).length}</span>
            </h4>
            <ul className={styles.cards}>
              {orders
                .filter(({ column }) => column === place)
                .map(({ id, item, quantity, isOwn }) => (
                  <Card key={id} runner={runner} id={id} item={item} quantity={quantity} isOwn={isOwn} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

type CardProps = Pick<Order, 'id' | 'item' | 'quantity' | 'isOwn'> & { runner: Runner<Shop> };

/** Kept as it is when only others move. */
const Card = memo(function Card({ runner, id, item, quantity, isOwn }: CardProps) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const good = useModel(runner, ({ orders }) => orders.find((order) => order.id === id)?.good ?? 0);
  const line = useModel(runner, ({ orders }) => orders.find((order) => order.id === id)?.line);
  return (
    <li className={styles.card} data-own={isOwn} data-order={id}>
      <span className={styles.top}>
        <strong>SO-{id}</strong>
        {isOwn && <span className={styles.own}>{t('demoSm2s.own.mark')}</span>}
      </span>
      <span>{t(`demoSm2s.items.${item}`)}</span>
      <ShareBar share={good / quantity} />
      <span className={styles.line}>
        <span>{line ? t(`demoSm2s.lines.${line}`) : t('demoSm2s.lines.none')}</span>{' '}
        <span className={styles.quantity}>{number(quantity)}</span>
      </span>
    </li>
  );
});

/** What the plant has done today. */
function Day({ runner }: { runner: Runner<Shop> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const shipped = useModel(runner, (shop) => shop.shippedOrders);
  const good = useModel(runner, (shop) => shop.goodPieces);
  const yieldShare = useModel(runner, (shop) =>
    number((100 * shop.goodPieces) / (shop.goodPieces + shop.scrapPieces), 1),
  );
  return (
    <Figures>
      <Figure name={t('demoSm2s.day.pieces')}>{number(good)}</Figure>
      <Figure name={t('demoSm2s.day.yield')}>{yieldShare} %</Figure>
      <Figure name={t('demoSm2s.day.shipped')}>{shipped}</Figure>
    </Figures>
  );
}
