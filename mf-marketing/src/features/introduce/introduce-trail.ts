import type { Crumb, Translate } from '@portal/kit';

const MENU_KEYS = { products: 'common.menu.product', solutions: 'common.menu.solution' } as const;

/** The way to the page of all products or all solutions. */
export function introduceTrail(group: 'products' | 'solutions', t: Translate): Crumb[] {
  return [{ label: t('common.menu.introduce'), to: '/introduce' }, { label: t(MENU_KEYS[group]) }];
}
