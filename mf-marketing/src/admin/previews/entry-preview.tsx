import { tabId, Tabs, useTranslation, type Locale, layout } from '@portal/kit';
import { useState, type ReactNode } from 'react';
import { TimelineList } from '../../features/timeline/timeline-list.tsx';
import { CasePreview } from './case-preview.tsx';
import styles from './entry-preview.module.css';
import { OfficePreview } from './office-preview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { SlidePreview } from './slide-preview.tsx';
import { textsIn } from './texts-in.ts';

function TimelinePreview({ body, locale }: PreviewProps) {
  const { lang, texts } = textsIn(['title'], body, locale);
  const date = String(body['happenedOn'] ?? '').replaceAll('-', '.');
  return date === '' ? null : <TimelineList entries={[{ timelineId: 0, title: texts['title'] ?? '', date, lang }]} />;
}

const previews: Record<string, (props: PreviewProps) => ReactNode> = {
  timeline: TimelinePreview,
  cases: CasePreview,
  slides: SlidePreview,
  offices: OfficePreview,
};

const PANEL_ID = 'entry-preview';

interface EntryPreviewProps extends Omit<PreviewProps, 'locale'> {
  /** Its path. */
  resource: string;
}

/** What visitors will see of an entry, in either language, while it is being typed. */
export default function EntryPreview({ resource, body, picture }: EntryPreviewProps) {
  const { t } = useTranslation('marketing');
  const [locale, setLocale] = useState<Locale>('ko');
  const Preview = previews[resource];
  if (!Preview) return null;
  return (
    <section className={layout.shrinks} aria-labelledby="entry-preview-title">
      <h2 id="entry-preview-title" className={styles.title}>
        {t('admin.preview')}
      </h2>
      <Tabs<Locale>
        label={t('admin.previewLanguage')}
        panelId={PANEL_ID}
        items={[
          { id: 'ko', label: t('admin.languages.ko') },
          { id: 'en', label: t('admin.languages.en') },
        ]}
        value={locale}
        onChange={setLocale}
      />
      <div
        id={PANEL_ID}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, locale)}
        tabIndex={0}
      >
        {body['hidden'] === true && <p className={styles.note}>{t('admin.previewHidden')}</p>}
        {/* A look only: its links and buttons lead nowhere. */}
        <div inert>
          <Preview body={body} locale={locale} picture={picture} />
        </div>
      </div>
    </section>
  );
}
