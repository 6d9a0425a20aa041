import { Container, SectionHeading, tabId, Tabs, useTranslation, type Settled } from '@portal/kit';
import { useRetry } from '@portal/kit/remote';
import { useState } from 'react';
import { RetryNote } from '../../ui/retry/retry-note.tsx';
import { readOffices, type Office } from '../../api/content.ts';
import styles from './location.module.css';
import { OfficeDetails } from './office-details.tsx';
import { OfficeMap } from './office-map.tsx';

const PANEL_ID = 'office-panel';

/** Where we are: one tab an office, the Seoul branch first. */
export function Location({ offices }: { offices: Settled<Office[]> }) {
  const { t } = useTranslation('marketing');
  const { result, isBusy, retry } = useRetry(offices, readOffices);
  const [key, setKey] = useState<string>('magok');
  const list = result.ok ? result.value : [];
  const office = list.find((candidate) => candidate.key === key) ?? list[0];

  return (
    <section id="location" className={styles.location} aria-labelledby="location-title">
      <Container>
        <SectionHeading
          id="location-title"
          eyebrow={t('location.eyebrow')}
          title={t('location.title')}
          lead={t('location.lead')}
        />
        {office ? (
          <>
            <Tabs<Office['key']>
              label={t('location.tabs')}
              panelId={PANEL_ID}
              items={list.map(({ key: id, title }) => ({ id, label: title }))}
              value={office.key}
              onChange={setKey}
            />
            <div id={PANEL_ID} className={styles.panel} role="tabpanel" aria-labelledby={tabId(PANEL_ID, office.key)}>
              <OfficeMap office={office} />
              <OfficeDetails office={office} />
            </div>
          </>
        ) : (
          !result.ok && <RetryNote text={t('location.failed')} isBusy={isBusy} onRetry={retry} />
        )}
      </Container>
    </section>
  );
}
