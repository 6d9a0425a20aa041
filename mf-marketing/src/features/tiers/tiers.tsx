import { useTranslation } from '@portal/kit';
import { CompareTable } from '../../ui/blocks/compare-table.tsx';
import styles from './tiers.module.css';

/** Spec, "Solution pages", SM-HACCP: four functions a tier. */
const TIERS = {
  standard: { name: 'STANDARD', functions: ['ccp', 'overall', 'logs', 'approval'] },
  advanced: { name: 'ADVANCED', functions: ['production', 'barcode', 'recall', 'statistics'] },
} as const;

/** The two tiers of SM-HACCP by what each brings, then function by function. */
export function Tiers() {
  const { t } = useTranslation('marketing');
  const rows = [
    ...TIERS.standard.functions.map((key) => ({ key, cells: [t(`haccp.tiers.${key}`), true, true] as const })),
    ...TIERS.advanced.functions.map((key) => ({ key, cells: [t(`haccp.tiers.${key}`), false, true] as const })),
  ];
  return (
    <>
      <div className={styles.tiers}>
        {(['standard', 'advanced'] as const).map((tier) => (
          <article key={tier} className={styles.tier} data-tier={tier}>
            <h3 id={`tier-${tier}`} className={styles.name}>
              {TIERS[tier].name}
            </h3>
            <p className={styles.note}>{t(`haccp.tiers.${tier}`)}</p>
            <ul className={styles.functions} aria-labelledby={`tier-${tier}`}>
              {TIERS[tier].functions.map((key) => (
                <li key={key}>{t(`haccp.tiers.${key}`)}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <CompareTable
        caption={t('haccp.tiers.caption')}
        columns={[t('haccp.tiers.function'), TIERS.standard.name, TIERS.advanced.name]}
        rows={rows}
        yes={t('haccp.tiers.yes')}
        no={t('haccp.tiers.no')}
      />
    </>
  );
}
