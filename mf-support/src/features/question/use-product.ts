import { useLocation, useSearchParams } from '@portal/kit';
import { useState } from 'react';
import { productOf } from './product-of.ts';

/** The product that the address names, until the visitor takes it away; `address` leads back to the form as it is. */
export function useProduct() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [removed, setRemoved] = useState<string>();
  const asked = productOf(search);
  const product = asked === removed ? undefined : asked;
  const address = product ? `${pathname}?product=${product}` : pathname;
  return { product, address, remove: () => setRemoved(asked) };
}
