import { Button, useTranslation, layout } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { useDownload } from '../../api/admin-client.ts';
import { resetDocument, undoReset, type AdminDocument } from '../../api/documents.ts';

interface DocumentActionsProps {
  document: AdminDocument;
  onReplace(): void;
  onChanged(): void;
}

/** What an admin can do with one document. */
export function DocumentActions({ document, onReplace, onChanged }: DocumentActionsProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { run, isBusy } = useAction();
  const { download, busy } = useDownload();
  const offerUndo = useUndo();
  const { titleKo, filename, replaced } = document;

  async function reset() {
    let original = document;
    const isReset = await run({
      question: {
        title: t('admin.documents.resetTitle'),
        text: t('admin.documents.resetText'),
        confirmLabel: t('admin.documents.reset'),
        danger: true,
      },
      async work() {
        original = await resetDocument(api, document);
      },
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      failedMs: 5000,
      onDone: onChanged,
      onFailed: onChanged,
    });
    if (isReset)
      offerUndo({
        text: t('admin.documents.resetDone'),
        label: t('admin.documents.undo'),
        work: () => undoReset(api, original),
        done: t('admin.documents.undone'),
        failed: t('admin.documents.undoFailed'),
        onDone: onChanged,
      });
  }

  return (
    <div className={layout.row2} role="group" aria-label={titleKo}>
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
        <Button size="small" variant="ghost" loading={isBusy} onClick={() => void reset()}>
          {t('admin.documents.reset')}
        </Button>
      )}
    </div>
  );
}
