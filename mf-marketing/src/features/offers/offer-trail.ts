import type { Crumb, Translate } from '@portal/kit';
import type { Offer } from '../../ui/offers/offers.ts';

const MENU_PATHS: Record<Offer['kind'], string> = { product: '/productMenu', solution: '/solutionMenu' };

/** The way to an offer's page, the page itself included. */
export function offerTrail({ kind, name }: { kind: Offer['kind']; name: string }, t: Translate): Crumb[] {
  return [
    { label: t('common.menu.introduce'), to: '/introduce' },
    { label: t(`common.menu.${kind}`), to: MENU_PATHS[kind] },
    { label: name },
  ];
}
