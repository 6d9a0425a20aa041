import { PRODUCTS, type ProductKey } from '../../api/products.ts';

/** The product that an address names (`?product=`); undefined for none and for one that is not ours. */
export function productOf(search: URLSearchParams): ProductKey | undefined {
  const asked = search.get('product')?.toLowerCase();
  return PRODUCTS.find((product) => product === asked);
}
