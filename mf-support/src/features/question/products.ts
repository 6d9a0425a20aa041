import type { ProductKey } from '../../api/inquiries.ts';

/** The products that an address may name (`?product=`); their names are `words.products.<key>`. */
export const PRODUCTS: readonly ProductKey[] = ['web-eq', 'smwp', 'sm-io-server', 'sm-twis', 'sm-ai-farm', 'sm2s', 'sm-haccp', 'nectos'];

/** The product of an address; undefined for none and for one that is not ours. */
export function productOf(search: URLSearchParams): ProductKey | undefined {
  const asked = search.get('product')?.toLowerCase();
  return PRODUCTS.find((product) => product === asked);
}
