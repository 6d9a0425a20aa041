import { hasFailed, type Order } from './order.ts';

/** What the visitor's order waits for, or what is being done with it. */
export type Wait =
  | 'none'
  | 'line'
  | 'queue'
  | 'running'
  | 'worn'
  | 'inspection'
  | 'passed'
  | 'failed'
  | 'packing'
  | 'packed'
  | 'shipped';

export function waitOf(order: Order | undefined): Wait {
  if (!order) return 'none';
  const { column, minutesLeft, defects } = order;
  if (column === 'planning') return 'line';
  if (column === 'production') {
    if (order.isToolWorn) return 'worn';
    return order.good + order.scrap === 0 ? 'queue' : 'running';
  }
  if (column === 'quality') return defects === undefined ? 'inspection' : hasFailed(order) ? 'failed' : 'passed';
  if (column === 'shipping') return minutesLeft > 0 ? 'packing' : 'packed';
  return 'shipped';
}
