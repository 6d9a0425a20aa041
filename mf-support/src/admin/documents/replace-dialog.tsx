import { Button, Dialog, TextField, useLocale, useTranslation } from '@portal/kit';
import { useRef, useState, type FormEvent } from 'react';
import type { AdminDocument } from '../../api/documents.ts';
import { useReplace } from './use-replace.ts';

interface ReplaceDialogProps {
  document: AdminDocument;
  onClose(): void;
  onReplaced(): void;
  /** Somebody else has replaced it meanwhile: what is stored now has to be read. */
  onStale(): void;
}

const FORM_ID = 'replace-document';

/** Chooses the file that takes a document's place. */
export function ReplaceDialog({ document, onClose, onReplaced, onStale }: ReplaceDialogProps) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isChosen, setChosen] = useState(false);
  const { error, isBusy, replace, check } = useReplace(document, onReplaced, onStale);
  const title = locale === 'ko' ? document.titleKo : document.titleEn;

  function submit(event: FormEvent) {
    event.preventDefault();
    void replace(input.current?.files?.[0]);
  }

  function choose() {
    const file = input.current?.files?.[0];
    setChosen(file !== undefined);
    check(file);
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('admin.documents.cancel')}
      </Button>
      <Button type="submit" form={FORM_ID} loading={isBusy}>
        {t(isBusy ? 'admin.documents.uploading' : 'admin.documents.submit')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.documents.replaceTitle', { title })}
      maxWidth={560}
      footer={footer}
      closeGuard={() => !isChosen}
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <TextField
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          label={t('admin.documents.file')}
          hint={t('admin.documents.fileHint', { filename: document.filename })}
          error={error}
          required
          onChange={choose}
        />
      </form>
    </Dialog>
  );
}
