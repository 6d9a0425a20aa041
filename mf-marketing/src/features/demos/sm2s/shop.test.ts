import { expect, test } from '@jest/globals';
import { COLUMNS, hasFailed } from './order.ts';
import {
  changeTool,
  decideQuality,
  firstShop,
  loadOf,
  ownOf,
  release,
  ship,
  takeOrder,
  workOn,
  type Shop,
} from './shop.ts';

function until(shop: Shop, isThere: (shop: Shop) => boolean): Shop {
  let now = shop;
  for (let minute = 0; minute < 400 && !isThere(now); minute += 1) now = workOn(now);
  return now;
}
const released = () => release(takeOrder(firstShop(1), 'gear', 300), 'one');
const worn = () => until(released(), (shop) => ownOf(shop)?.isToolWorn === true);
const judged = (shop: Shop) => until(shop, (now) => ownOf(now)?.defects !== undefined);
const keys = (shop: Shop) => ownOf(shop)?.trace.map(({ key }) => key);

test('the plant works by itself, the same with the same seed', () => {
  const shop = firstShop(1);
  expect(shop).toEqual(firstShop(1));
  expect(shop.orders).not.toEqual(firstShop(2).orders);
  const later = until(shop, ({ minute }) => minute === 300);
  expect(later.shippedOrders).toBeGreaterThan(shop.shippedOrders + 5);
  const all = new Set<string>();
  until(shop, (now) => (now.orders.forEach(({ column }) => all.add(column)), false));
  expect(COLUMNS.every((column) => all.has(column))).toBe(true);
});

test('an order of the visitor waits for its line', () => {
  const shop = takeOrder(firstShop(1), 'cover', 200);
  const later = until(shop, ({ minute }) => minute === shop.minute + 60);
  expect(ownOf(later)).toMatchObject({ column: 'planning', item: 'cover', quantity: 200 });
  expect(loadOf(release(later, 'two'), 'two')).toBeGreaterThan(loadOf(later, 'two'));
});

test('a worn tool makes scrap until it is changed', () => {
  const changed = judged(changeTool(worn()));
  const goneOn = judged(worn());
  expect(ownOf(changed)?.scrap).toBeLessThan(ownOf(goneOn)?.scrap ?? 0);
  expect([hasFailed(ownOf(changed)!), hasFailed(ownOf(goneOn)!)]).toEqual([false, true]);
  expect(ownOf(goneOn)?.good).toBe(300);
});

test('what fails its inspection is reworked and inspected again before it is shipped', () => {
  const failed = decideQuality(judged(worn()));
  expect(ownOf(failed)).toMatchObject({ column: 'quality', defects: undefined });
  const passed = decideQuality(judged(failed));
  expect(ownOf(passed)?.column).toBe('shipping');
  expect(ship(passed)).toEqual(passed);
  const packed = until(passed, (shop) => ownOf(shop)?.minutesLeft === 0);
  const shipped = ship(packed);
  expect([ownOf(shipped)?.column, shipped.shippedOrders]).toEqual(['shipped', packed.shippedOrders + 1]);
  expect(keys(shipped)).toEqual([
    'ordered',
    'released',
    'worn',
    'made',
    'inspected',
    'reworked',
    'inspected',
    'passed',
    'shipped',
  ]);
});

test('decisions count only where the order is', () => {
  const shop = takeOrder(firstShop(1), 'gear', 100);
  expect(ship(decideQuality(changeTool(shop)))).toEqual(shop);
});
