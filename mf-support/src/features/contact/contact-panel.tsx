import { ApiError, Button, Card, Icon, useTranslation, type IconName, type Settled, layout } from '@portal/kit';
import { useRetry } from '@portal/kit/remote';
import type { ReactNode } from 'react';
import { readCompany, type Company, type CompanyCall } from '../../api/company.ts';
import styles from './contact-panel.module.css';

interface ContactPanelProps {
  company: Settled<Company>;
  /** `smwp` shows the lines for SMWP inquiries in the place of the switchboard. */
  lines?: 'company' | 'smwp';
}

async function readAgain(call: CompanyCall): Promise<Company> {
  const company = await readCompany(call);
  if (!company.ok) throw new ApiError(company.status);
  return company.value;
}

const phoneAddress = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

function Line({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        <Icon name={icon} size={18} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const isText = (phone: string | null): phone is string => phone !== null;

/** Phone, fax and e-mail of the company, for those who would rather not write a form. */
export function ContactPanel({ company: loaded, lines = 'company' }: ContactPanelProps) {
  const { t } = useTranslation('support');
  const { result: company, isBusy, retry } = useRetry(loaded, readAgain);
  const phones = company.ok
    ? lines === 'smwp'
      ? company.value.smwpPhones
      : [company.value.phone, company.value.secondPhone].filter(isText)
    : [];
  return (
    <Card as="section" tone="navy" className={styles.panel} aria-labelledby="contact-title">
      <h2 className={layout.larger} id="contact-title">
        {t('contact.title')}
      </h2>
      <p className={styles.lead}>{t('contact.lead')}</p>
      {company.ok ? (
        <dl className={styles.lines}>
          <Line icon="phone" term={t(lines === 'smwp' ? 'contact.smwpPhone' : 'contact.phone')}>
            {phones.map((phone) => (
              <a key={phone} className={styles.phone} href={phoneAddress(phone)}>
                {phone}
              </a>
            ))}
          </Line>
          <Line icon="file" term={t('contact.fax')}>
            <span className={styles.number}>{company.value.fax}</span>
          </Line>
          <Line icon="mail" term={t('contact.email')}>
            <a href={`mailto:${company.value.email}`}>{company.value.email}</a>
          </Line>
        </dl>
      ) : (
        <div className={styles.missing} role="status">
          <p>{t('contact.missing')}</p>
          <Button size="small" variant="secondary" loading={isBusy} onClick={retry}>
            {t('contact.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
