import { Icon, useLocation, useSearchParams, useTranslation, layout } from '@portal/kit';
import { useState } from 'react';
import { PRODUCTS, type ProductKey } from '../../api/products.ts';
import styles from './product.module.css';

/**
 * The product that the address names (`?product=`), unless it is none of ours, until the visitor takes it away;
 * `address` leads back to the form as it is.
 */
export function useProduct() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [removed, setRemoved] = useState<string>();
  const wanted = search.get('product')?.toLowerCase();
  const asked = PRODUCTS.find((product) => product === wanted);
  const product = asked === removed ? undefined : asked;
  const address = product ? `${pathname}?product=${product}` : pathname;
  return { product, address, remove: () => setRemoved(asked) };
}

/** The product that the inquiry is about, with a button that takes it away. */
export function ProductChip({ product, onRemove }: { product: ProductKey; onRemove(): void }) {
  const { t } = useTranslation('support');
  const name = t(`words.products.${product}`);
  return (
    <p className={styles.product}>
      <span className={`${layout.small} ${layout.strong}`}>{t('question.product')}</span>
      <span className={styles.chip}>
        {name}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('question.removeProduct', { name })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      </span>
    </p>
  );
}
