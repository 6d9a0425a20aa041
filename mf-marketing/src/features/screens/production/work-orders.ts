export interface WorkOrder {
  key: 'machining' | 'assembly' | 'packing';
  item: string;
  made: number;
  target: number;
}

export interface Production {
  tick: number;
  orders: readonly WorkOrder[];
  shipped: number;
}

export const firstProduction: Production = {
  tick: 0,
  orders: [
    { key: 'machining', item: 'GB-204', made: 1104, target: 1200 },
    { key: 'assembly', item: 'HX-310', made: 412, target: 600 },
    { key: 'packing', item: 'CV-118', made: 820, target: 2000 },
  ],
  shipped: 6,
};

// Pieces a second: every line has its own pace.
const PACE: Record<WorkOrder['key'], number> = { machining: 4, assembly: 2, packing: 7 };

/** A second of production; an order that is full is shipped and the next one begins. */
export function produce({ tick, orders, shipped }: Production): Production {
  const full = orders.filter(({ made, target }) => made >= target).length;
  return {
    tick: tick + 1,
    shipped: shipped + full,
    orders: orders.map((order) => ({
      ...order,
      made: order.made >= order.target ? 0 : Math.min(order.target, order.made + PACE[order.key]),
    })),
  };
}
