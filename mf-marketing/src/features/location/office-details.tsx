import { foreignLang, Icon, useLocale, useTranslation, layout } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Office } from '../../api/content.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './office-details.module.css';

function Fact({
  name,
  icon,
  children,
}: {
  name: string;
  icon: 'map-pin' | 'phone' | 'file' | 'mail';
  children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll('-', '')}`}>{number}</a>;

export function OfficeDetails({ office }: { office: Office }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const {
    address,
    phone,
    secondPhone,
    fax,
    email,
    subwayStation,
    subwayDirections,
    busStop,
    busNumbers,
    busDirections,
  } = office;

  return (
    <div className={styles.details} lang={foreignLang(office.lang, locale)}>
      <dl className={layout.stack4}>
        <Fact name={t('location.address')} icon="map-pin">
          <span className={styles.copyable}>
            {address}
            <CopyButton text={address} />
          </span>
        </Fact>
        <Fact name={t('location.phone')} icon="phone">
          <Phone number={phone} />
          {secondPhone && (
            <>
              <br />
              <Phone number={secondPhone} />
            </>
          )}
        </Fact>
        <Fact name={t('location.fax')} icon="file">
          {fax}
        </Fact>
        <Fact name={t('location.email')} icon="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      </dl>
      <div className={styles.ways}>
        {subwayStation && (
          <div className={styles.way}>
            <h3>{t('location.subway')}</h3>
            <p className={styles.stop}>{subwayStation}</p>
            <p>{subwayDirections}</p>
          </div>
        )}
        <div className={styles.way}>
          <h3>{t('location.bus')}</h3>
          <p className={styles.stop}>{busStop}</p>
          <ul className={styles.buses} aria-label={t('location.busNumbers')}>
            {busNumbers.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
          <p>{busDirections}</p>
        </div>
      </div>
    </div>
  );
}
