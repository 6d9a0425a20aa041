import { Button, Dialog, TextField, useLocale, useToast, useTranslation } from '@portal/kit';
import { useForm } from '@portal/kit/admin';
import type { ChangeEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { replaceDocument, type AdminDocument } from '../../api/documents.ts';

/** Limit of the support service: 20 × 1024 × 1024 bytes. */
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

interface ReplaceDialogProps {
  document: AdminDocument;
  onClose(): void;
  onReplaced(): void;
  /** Somebody else has replaced it meanwhile: what is stored now has to be read. */
  onStale(): void;
}

const FORM_ID = 'replace-document';
const EMPTY: { file: File | undefined } = { file: undefined };

function codeOf(file: File | undefined): string | undefined {
  if (!file) return 'file-missing';
  return file.size > MAX_DOCUMENT_BYTES ? 'file-too-large' : undefined;
}

/** Chooses the file that takes a document's place. */
export function ReplaceDialog({ document, onClose, onReplaced, onStale }: ReplaceDialogProps) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    isGuarded: false,
    check: ({ file }) => ({ file: codeOf(file) }),
    send: ({ file }) => replaceDocument(api, document, file as File),
    onSent() {
      toast.success(t('admin.documents.replaced'));
      onReplaced();
    },
    onFailed({ code }) {
      if (code === 'stale-edit') onStale();
      form.refuse({ file: code });
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const title = locale === 'ko' ? document.titleKo : document.titleEn;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const code = file && codeOf(file);
    form.set({ file });
    if (code) form.refuse({ file: code });
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('admin.documents.cancel')}
      </Button>
      <Button type="submit" form={FORM_ID} loading={form.isSending}>
        {t(form.isSending ? 'admin.documents.uploading' : 'admin.documents.submit')}
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
      closeGuard={() => !form.changed}
    >
      <form id={FORM_ID} {...form.props}>
        <TextField
          type="file"
          accept="application/pdf,.pdf"
          label={t('admin.documents.file')}
          hint={t('admin.documents.fileHint', { filename: document.filename })}
          error={form.errorOf('file')}
          required
          onChange={choose}
        />
      </form>
    </Dialog>
  );
}
