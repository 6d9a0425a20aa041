import { Select, useTranslation } from '@portal/kit';
import styles from './insights.module.css';

/** A version, what it is compared with, and over what time. */
export interface Chosen {
  version: string;
  /** Empty: the version before. */
  before: string;
  period: 'hour' | 'week';
}

interface VersionChoicesProps {
  versions: readonly { version: string }[];
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** Chooses a version to look at. */
export function VersionChoices({ versions, chosen, onChoose }: VersionChoicesProps) {
  const { t } = useTranslation('shell');
  const { version, before, period } = chosen;
  return (
    <div className={styles['choices']}>
      <Select
        label={t('admin.releases.insights.version')}
        value={version}
        onChange={({ target }) => onChoose({ ...chosen, version: target.value })}
      >
        {versions.map((found) => (
          <option key={found.version}>{found.version}</option>
        ))}
      </Select>
      <Select
        label={t('admin.releases.insights.before')}
        value={before}
        onChange={({ target }) => onChoose({ ...chosen, before: target.value })}
      >
        <option value="">{t('admin.releases.insights.previous')}</option>
        {versions
          .filter((found) => found.version !== version)
          .map((found) => (
            <option key={found.version}>{found.version}</option>
          ))}
      </Select>
      <Select
        label={t('admin.releases.insights.period')}
        value={period}
        onChange={({ target }) => onChoose({ ...chosen, period: target.value === 'week' ? 'week' : 'hour' })}
      >
        <option value="hour">{t('admin.releases.insights.hour')}</option>
        <option value="week">{t('admin.releases.insights.week')}</option>
      </Select>
    </div>
  );
}
