import { Chip, Link, useLocale, useTranslation, layout } from '@portal/kit';
import type { Consent } from '../../../api/account.ts';
import { currentVersion, dottedDay, LEGAL_DOCUMENTS } from '../../ui/legal/legal-documents.ts';
import styles from './consent-list.module.css';
import { formatTime } from './format-time.ts';
import row from './row.module.css';

/** The page with the text of a consent, in the version that was accepted or declined. */
function textOf({ kind, version }: Consent): string {
  // What one agrees to when joining, and to receive news, are parts of the privacy policy.
  const document = kind === 'terms' ? 'terms' : 'privacy';
  const { path } = LEGAL_DOCUMENTS[document];
  return version === currentVersion(document) ? path : `${path}/${version}`;
}

/** Decisions on consents, each with its version and time. */
export function ConsentList({ consents }: { consents: Consent[] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <ul>
      {consents.map((consent) => (
        <li className={styles['consent']} key={`${consent.kind} ${consent.decidedAt}`}>
          <div>
            <p className={layout.strong}>{t(`consents.${consent.kind}.name`)}</p>
            <p className={row['facts']}>
              <Link to={textOf(consent)}>{t('account.my.consents.version', { day: dottedDay(consent.version) })}</Link>
              <span>{formatTime(consent.decidedAt, locale)}</span>
            </p>
          </div>
          <Chip tone={consent.given ? 'success' : 'neutral'}>
            {t(`account.my.consents.decisions.${consent.decision}`)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
