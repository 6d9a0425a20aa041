import { ApiError, Button, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useDownload } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { resetDocument, type AdminDocument } from '../../api/documents.ts';
import styles from './document-actions.module.css';

interface DocumentActionsProps {
  document: AdminDocument;
  onReplace(): void;
  onChanged(): void;
}

/** What an admin can do with one document. */
export function DocumentActions({ document, onReplace, onChanged }: DocumentActionsProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { download, busy } = useDownload();
  const { titleKo, filename, replaced } = document;

  async function reset() {
    const question = {
      title: t('admin.documents.resetTitle'),
      text: t('admin.documents.resetText'),
      confirmLabel: t('admin.documents.reset'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await resetDocument(api, document);
      toast.success(t('admin.documents.resetDone'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t([`admin.errors.${error.code}`, 'admin.failed']), 5000);
    }
    onChanged();
  }

  return (
    <div className={styles.actions} role="group" aria-label={titleKo}>
      <Button
        size="small"
        variant="ghost"
        loading={busy}
        onClick={() => void download('/api/file/download', { filePath: `catalogs/${filename}` })}
      >
        {t('admin.documents.open')}
      </Button>
      <Button size="small" variant="secondary" onClick={onReplace}>
        {t('admin.documents.replace')}
      </Button>
      {replaced && (
        <Button size="small" variant="ghost" onClick={() => void reset()}>
          {t('admin.documents.reset')}
        </Button>
      )}
    </div>
  );
}
