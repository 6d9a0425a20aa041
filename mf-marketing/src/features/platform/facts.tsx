import { useTranslation } from '@portal/kit';
import styles from './facts.module.css';

/** Four figures about the company; the cases are counted, and left out when they cannot be. */
export function Facts({ caseCount }: { caseCount?: number }) {
  const { t } = useTranslation('marketing');
  const facts = [
    { key: 'founded', figure: '2018' },
    { key: 'offers', figure: '3 + 3' },
    { key: 'cases', figure: caseCount },
    { key: 'speed', figure: '50', unit: 'ms' },
  ].filter(({ figure }) => figure !== undefined);

  return (
    <dl className={styles.facts}>
      {facts.map(({ key, figure, unit }) => (
        <div key={key} className={styles.fact}>
          <dt>{t(`home.facts.${key}`)}</dt>
          <dd>
            {figure}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
