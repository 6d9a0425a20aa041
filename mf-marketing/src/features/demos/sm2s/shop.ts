import { noise } from '../simulation/noise.ts';
import {
  hasFailed,
  INSPECTION_MINUTES,
  ITEMS,
  LINES,
  PACE,
  PACKING_MINUTES,
  PLANNING_MINUTES,
  REWORK_MINUTES,
  SAMPLE,
  scrapShare,
  TOOL_MINUTES,
  traced,
  type Item,
  type Line,
  type Order,
} from './order.ts';

/** One step is a minute of the plant. */
export const STEP_MS = 300;
const MOST_OTHERS = 5;
/** Sample shares of scrap: with a good tool, and with a worn one. */
const SCRAP = { good: 0.015, worn: 0.11 };
/** A shipped order stays on the board for so long. */
const SHOWN_MINUTES = 14;

export interface Shop {
  seed: number;
  minute: number;
  orders: readonly Order[];
  nextId: number;
  /** Of the whole day. */
  shippedOrders: number;
  goodPieces: number;
  scrapPieces: number;
}

export const ownOf = ({ orders }: Shop): Order | undefined => orders.find(({ isOwn }) => isOwn);
export const loadOf = ({ orders }: Shop, line: Line): number =>
  orders
    .filter((order) => order.column === 'production' && order.line === line)
    .reduce((minutes, order) => minutes + (order.quantity - order.good) / PACE[line], 0);

function newOrder(id: number, item: Item, quantity: number, isOwn: boolean, minute: number): Order {
  return {
    id,
    item,
    quantity,
    column: 'planning',
    good: 0,
    scrap: 0,
    minutesLeft: PLANNING_MINUTES,
    isOwn,
    isToolWorn: false,
    wasToolChanged: false,
    trace: [{ key: 'ordered', at: minute }],
  };
}

/** A minute of production of the order that the line works on. */
function made(order: Order, { seed, minute }: Shop): Order {
  const { line = 'one', quantity, isOwn } = order;
  if (order.minutesLeft > 0) return { ...order, minutesLeft: order.minutesLeft - 1 };
  const share = order.isToolWorn ? SCRAP.worn : SCRAP.good;
  const pieces = PACE[line];
  const bad = Math.max(0, Math.round(pieces * share + 0.7 * noise(seed, minute, order.id)));
  const good = Math.min(quantity, order.good + pieces - bad);
  const now = { ...order, good, scrap: order.scrap + bad };
  if (good >= quantity)
    return { ...now, column: 'quality', minutesLeft: INSPECTION_MINUTES, trace: traced(now, 'made', minute) };
  // The visitor's tool wears at half of the quantity
  const wears = isOwn && !order.isToolWorn && !order.wasToolChanged && good >= quantity / 2;
  return wears ? { ...now, isToolWorn: true, trace: traced(now, 'worn', minute) } : now;
}

function inspected(order: Order, { seed, minute }: Shop): Order {
  if (order.minutesLeft > 1) return { ...order, minutesLeft: order.minutesLeft - 1 };
  if (order.minutesLeft === 0) return order;
  const wasReworked = order.trace.some(({ key }) => key === 'reworked');
  const found = wasReworked
    ? 0
    : Math.round(SAMPLE * Math.max(0, scrapShare(order) - 0.012) + 0.4 * noise(seed, order.id, 3));
  const now = { ...order, minutesLeft: 0, defects: Math.max(0, found), trace: traced(order, 'inspected', minute) };
  return order.isOwn ? now : passed(now, minute);
}

const passed = (order: Order, minute: number): Order => ({
  ...order,
  column: 'shipping',
  minutesLeft: PACKING_MINUTES,
  trace: traced(order, 'passed', minute),
});

function packed(order: Order, minute: number): Order {
  if (order.minutesLeft > 0) return { ...order, minutesLeft: order.minutesLeft - 1 };
  return order.isOwn ? order : shipped(order, minute);
}

const shipped = (order: Order, minute: number): Order => ({
  ...order,
  column: 'shipped',
  minutesLeft: SHOWN_MINUTES,
  trace: traced(order, 'shipped', minute),
});

function planned(order: Order, shop: Shop): Order {
  if (order.isOwn) return order;
  if (order.minutesLeft > 1) return { ...order, minutesLeft: order.minutesLeft - 1 };
  const line = loadOf(shop, 'one') <= loadOf(shop, 'two') ? 'one' : 'two';
  return released(order, line, shop.minute);
}

const released = (order: Order, line: Line, minute: number): Order => ({
  ...order,
  column: 'production',
  line,
  minutesLeft: 0,
  trace: traced(order, 'released', minute),
});

/** Each line works on the order that was released to it first. */
const workedOn = ({ orders }: Shop): readonly (number | undefined)[] => {
  const releasedAt = ({ trace }: Order) => trace.find(({ key }) => key === 'released')?.at ?? 0;
  return LINES.map((line) => {
    const queue = orders.filter((order) => order.column === 'production' && order.line === line);
    return queue.toSorted((a, b) => releasedAt(a) - releasedAt(b) || a.id - b.id)[0]?.id;
  });
};

/** A minute later: every order goes on by itself as far as it may. */
export function workOn(before: Shop): Shop {
  const shop = { ...before, minute: before.minute + 1 };
  const running = workedOn(shop);
  const moved = shop.orders.map((order) => {
    if (order.column === 'planning') return planned(order, shop);
    if (order.column === 'production') return running.includes(order.id) ? made(order, shop) : order;
    if (order.column === 'quality') return inspected(order, shop);
    if (order.column === 'shipping') return packed(order, shop.minute);
    return { ...order, minutesLeft: order.minutesLeft - 1 };
  });
  const pieces = (key: 'good' | 'scrap') =>
    moved.reduce((sum, order, index) => sum + order[key] - (shop.orders[index]?.[key] ?? 0), 0);
  const orders = moved.filter(({ column, minutesLeft, isOwn }) => isOwn || column !== 'shipped' || minutesLeft > 0);
  const newly = moved.filter(({ column }, index) => column === 'shipped' && shop.orders[index]?.column !== 'shipped');
  const others = orders.filter(({ isOwn, column }) => !isOwn && column !== 'shipped').length;
  const isCalm = shop.minute % 9 !== 0 || others >= MOST_OTHERS;
  return {
    ...shop,
    orders: isCalm ? orders : [...orders, sampleOrder(shop, shop.nextId)],
    nextId: isCalm ? shop.nextId : shop.nextId + 1,
    shippedOrders: shop.shippedOrders + newly.length,
    goodPieces: shop.goodPieces + pieces('good'),
    scrapPieces: shop.scrapPieces + pieces('scrap'),
  };
}

function sampleOrder({ seed, minute }: Shop, id: number): Order {
  const chance = (noise(seed, id, 5) + 1) / 2;
  const item = ITEMS[Math.floor(chance * 2.999)] ?? 'gear';
  return newOrder(id, item, 80 + 20 * Math.floor(8 * ((noise(seed, id, 6) + 1) / 2)), false, minute);
}

/** The visitor takes an order; there is one at a time. */
export function takeOrder(shop: Shop, item: Item, quantity: number): Shop {
  const kept = shop.orders.filter(({ isOwn }) => !isOwn);
  return {
    ...shop,
    nextId: shop.nextId + 1,
    orders: [...kept, newOrder(shop.nextId, item, quantity, true, shop.minute)],
  };
}

const withOwn = (shop: Shop, column: Order['column'], change: (order: Order) => Order): Shop => ({
  ...shop,
  orders: shop.orders.map((order) => (order.isOwn && order.column === column ? change(order) : order)),
});

export const release = (shop: Shop, line: Line): Shop =>
  withOwn(shop, 'planning', (order) => released(order, line, shop.minute));

/** The line stops while the tool is changed. */
export const changeTool = (shop: Shop): Shop =>
  withOwn(shop, 'production', (order) =>
    order.isToolWorn
      ? {
          ...order,
          isToolWorn: false,
          wasToolChanged: true,
          minutesLeft: TOOL_MINUTES,
          trace: traced(order, 'tool', shop.minute),
        }
      : order,
  );

/** Passes what the inspection allows; anything else is sorted and reworked first, and inspected again. */
export const decideQuality = (shop: Shop): Shop =>
  withOwn(shop, 'quality', (order) => {
    if (order.defects === undefined) return order;
    if (!hasFailed(order)) return passed(order, shop.minute);
    return { ...order, defects: undefined, minutesLeft: REWORK_MINUTES, trace: traced(order, 'reworked', shop.minute) };
  });

export function ship(shop: Shop): Shop {
  const next = withOwn(shop, 'shipping', (order) => (order.minutesLeft > 0 ? order : shipped(order, shop.minute)));
  return ownOf(next)?.column === 'shipped' && ownOf(shop)?.column === 'shipping'
    ? { ...next, shippedOrders: shop.shippedOrders + 1 }
    : next;
}

/** A plant that has worked for three quarters of an hour. */
export function firstShop(seed: number): Shop {
  let shop: Shop = { seed, minute: 0, orders: [], nextId: 2101, shippedOrders: 3, goodPieces: 640, scrapPieces: 11 };
  for (let minute = 0; minute < 45; minute += 1) shop = workOn(shop);
  return shop;
}
