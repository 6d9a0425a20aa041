import type { Translate } from '@portal/kit';
import type { Slide } from '../../api/content.ts';
import { OFFERS } from '../../ui/offers/offers.ts';

/** What a slide's button leads to, in a word or two: buttons of the same words would not tell themselves apart. */
export function nameOfTarget({ link, title }: Pick<Slide, 'link' | 'title'>, t: Translate): string {
  const offer = Object.values(OFFERS).find(({ path }) => path === link);
  if (offer) return offer.name;
  if (link === '/service/product') return t('common.menu.product');
  return link === '/service/solution' ? t('common.menu.solution') : title;
}
