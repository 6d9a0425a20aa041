import { Icon, useTranslation } from '@portal/kit';
import type { ProductKey } from '../../api/products.ts';
import styles from './product-chip.module.css';

/** The product that the inquiry is about, with a button that takes it away. */
export function ProductChip({ product, onRemove }: { product: ProductKey; onRemove(): void }) {
  const { t } = useTranslation('support');
  const name = t(`words.products.${product}`);
  return (
    <p className={styles.product}>
      <span className={styles.label}>{t('question.product')}</span>
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
