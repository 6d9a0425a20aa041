import { useTranslation } from '@portal/kit';
import type { Contact } from '../../api/contact.ts';
import styles from './paper-contact.module.css';

/** How to reach the company, on paper alone: the screen has buttons and a footer. */
export function PaperContact({ contact }: { contact: Contact }) {
  const { t } = useTranslation('marketing');
  const { name, companyNumber, phone, secondPhone, fax, email, smwpPhones, offices } = contact;
  const lines = [
    { key: 'phone', label: t('common.contact.phone'), value: [phone, secondPhone].filter(Boolean).join(', ') },
    { key: 'email', label: t('common.contact.email'), value: email },
    { key: 'fax', label: t('common.contact.fax'), value: fax },
    { key: 'smwp', label: t('common.contact.smwp'), value: smwpPhones.join(', ') },
    ...offices.map(({ key, title, address }) => ({ key, label: title, value: address })),
    { key: 'number', label: t('common.contact.companyNumber'), value: companyNumber },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.contact}>
      <h3 className={styles.name}>{name}</h3>
      <dl className={styles.lines}>
        {lines.map(({ key, label, value }) => (
          <div key={key} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
