import { Button, useTranslation, layout } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { previewMailTemplate, testMailTemplate } from '../../../api/services.ts';
import styles from './mail-preview.module.css';

interface MailPreviewProps {
  base: string;
  name: string;
  language: 'ko' | 'en';
  subject: string;
  text: string;
}

const PAUSE_MS = 400;

/** Preview of the text in the form, with sample values, and a button that sends it to the admin as a test mail. */
export function MailPreview({ base, name, language, subject, text }: MailPreviewProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { run, isBusy } = useAction();
  const [shown, setShown] = useState<{ subject: string; text: string }>();
  const trial = { locale: language, subject, text };

  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      previewMailTemplate(api, base, name, { locale: language, subject, text }, asked.signal).then(setShown, () => {
        // The form says what is wrong when it is saved
        if (!asked.signal.aborted) setShown(undefined);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, base, name, language, subject, text]);

  return (
    <section
      className={styles['preview']}
      aria-label={t('admin.mailTemplates.previewOf', { language: t(`admin.mailTemplates.languages.${language}`) })}
    >
      <div className={`${layout.row3} ${layout.centered} ${layout.apart}`}>
        <h3 className={styles['title']}>{t('admin.mailTemplates.preview')}</h3>
        <Button
          size="small"
          variant="secondary"
          loading={isBusy}
          onClick={() =>
            void run({
              work: () => testMailTemplate(api, base, name, trial),
              done: ({ recipient }) => t('admin.mailTemplates.tested', { recipient }),
              failed: t('admin.mailTemplates.testFailed'),
            })
          }
        >
          {t('admin.mailTemplates.test')}
        </Button>
      </div>
      {shown ? (
        <div lang={language}>
          <p className={styles['subject']}>{shown.subject}</p>
          <p className={styles['text']}>{shown.text}</p>
        </div>
      ) : (
        <p>{t('admin.mailTemplates.noPreview')}</p>
      )}
    </section>
  );
}
