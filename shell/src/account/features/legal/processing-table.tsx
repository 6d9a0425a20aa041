import { useTranslation } from '@portal/kit';
import styles from './processing-table.module.css';

const COLUMNS = ['items', 'purpose', 'period'] as const;

/** Consents use the texts of the sign-up form; the other texts are part of the policy. */
const ROWS = [
  { name: 'privacy.rows.privacy', texts: 'consents.privacy' },
  { name: 'privacy.rows.marketing', texts: 'consents.marketing' },
  { name: 'privacy.rows.education.name', texts: 'privacy.rows.education' },
  { name: 'privacy.rows.inquiry.name', texts: 'privacy.rows.inquiry' },
  { name: 'privacy.rows.security.name', texts: 'privacy.rows.security' },
] as const;

/** What is collected for what, and how long it is kept. On small screens every row is a card. */
export function ProcessingTable() {
  const { t } = useTranslation('shell');
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('privacy.group')}</th>
          {COLUMNS.map((column) => (
            <th scope="col" key={column}>
              {t(`consents.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, texts }) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-label={t(`consents.${column}`)}>
                {t(`${texts}.${column}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
