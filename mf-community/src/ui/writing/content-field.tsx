import { Tabs, tabId, TextArea, useTranslation } from '@portal/kit';
import { useId, useState } from 'react';
import { LazyMarkdown } from '../board/lazy-markdown.tsx';
import styles from './content-field.module.css';
import type { Editor } from './use-editor.ts';

type View = 'write' | 'preview';

interface ContentFieldProps {
  editor: Editor;
  name?: string;
  label?: string;
  required?: boolean;
}

/** The text of a post, and how it will look. */
export function ContentField({ editor, name = 'content', label, required = true }: ContentFieldProps) {
  const { t } = useTranslation('community');
  const panelId = useId();
  const [view, setView] = useState<View>('write');
  const text = editor.texts[name] ?? '';
  const error = editor.errorOf(name);
  // What is wrong with a text is shown where it is written.
  const [known, setKnown] = useState(error);
  if (known !== error) {
    setKnown(error);
    if (error) setView('write');
  }
  const items = [
    { id: 'write', label: t('writing.content.write') },
    { id: 'preview', label: t('writing.content.preview') },
  ] satisfies { id: View; label: string }[];
  return (
    <div className={styles.field}>
      <Tabs<View>
        items={items}
        value={view}
        onChange={setView}
        label={label ?? t('writing.content.label')}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, view)} className={styles.panel}>
        {view === 'write' ? (
          <TextArea
            label={label ?? t('writing.content.label')}
            hint={t('writing.content.hint')}
            rows={14}
            required={required}
            {...editor.field(name)}
          />
        ) : (
          <div className={styles.preview} tabIndex={0}>
            {text.trim() ? (
              <LazyMarkdown text={text} />
            ) : (
              <p className={styles.nothing}>{t('writing.content.nothing')}</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
