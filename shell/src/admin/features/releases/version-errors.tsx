import type { VersionError } from '@portal/contract';
import { Chip, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/admin';
import styles from './insights.module.css';

/** The errors of a version, the most frequent first, with the places in its sources. */
export function VersionErrors({ errors }: { errors: VersionError[] }) {
  const { t } = useTranslation('shell');
  if (errors.length === 0) return <p>{t('admin.releases.insights.noErrors')}</p>;
  return (
    <ul className={styles['errors']}>
      {errors.map(({ witness, kind, message, page, count, lastSeenAt, frames, isKnown }) => (
        <li
          key={`${witness} ${kind} ${message} ${frames[0]?.file} ${frames[0]?.line}:${frames[0]?.column}`}
          className={styles['card']}
        >
          <p className={styles['message']} lang="en">
            {message}
          </p>
          <p className={styles['numbers']}>
            <Chip tone={isKnown ? 'neutral' : 'error'}>
              {t(`admin.releases.insights.${isKnown ? 'known' : 'new'}`)}
            </Chip>{' '}
            {[
              t('admin.releases.insights.count', { count }),
              t(`admin.releases.insights.${witness === 'portal' ? 'server' : 'browser'}`),
              page,
              t('admin.releases.insights.lastSeen', { at: formatDateTime(lastSeenAt) }),
            ].join(' · ')}
          </p>
          <details className={styles['stack']}>
            <summary>{t('admin.releases.insights.stack')}</summary>
            {frames.length === 0 ? (
              <p>{t('admin.releases.insights.noStack')}</p>
            ) : (
              <ol lang="en">
                {frames.map(({ file, line, column, name }, index) => (
                  <li key={`${index} ${file}`}>
                    <code>{`${name ? `${name} – ` : ''}${file}:${line}:${column}`}</code>
                  </li>
                ))}
              </ol>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
