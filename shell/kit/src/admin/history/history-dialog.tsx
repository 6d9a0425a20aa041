import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  usePortal,
  useTranslation,
  type ApiError,
} from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import styles from './history-dialog.module.css';
import { RevisionChanges, type FieldWords } from './revision-changes.tsx';
import { useRevisions, type Revision } from './use-revisions.ts';
import { layout } from '../../ui/layout.ts';

export interface HistoryDialogProps extends FieldWords {
  /** Of the item at its service; the calls below `/revisions` are those of the service kit's `revisionRoutes`. */
  path: string;
  /** The version of the item that the page shows; another one by now is not overwritten. */
  version: number;
  /** What bringing a state back does besides, such as mails. */
  restoreText?: string;
  /** After a state was brought back, and when somebody else has changed the item meanwhile: the page reads it again. */
  onRestored(): void;
  onClose(): void;
}

const DIALOG_PX = 960;

function Row({
  revision,
  isChosen,
  onChoose,
  fieldLabel,
}: {
  revision: Revision;
  isChosen: boolean;
  onChoose(): void;
} & Pick<FieldWords, 'fieldLabel'>) {
  const { t } = useTranslation('shell');
  const { number, at, author, event, fields } = revision;
  const labels = fields.map(fieldLabel).filter(Boolean);
  return (
    <li>
      <button type="button" className={styles['row']} aria-pressed={isChosen} onClick={onChoose}>
        <span className="visually-hidden">{t('admin.ui.history.show', { number })}</span>
        <span className={styles['facts']}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className={`${layout.breaks} ${layout.muted} ${layout.small}`}>
            {author ?? t('admin.ui.history.unknown')}
          </span>
          <span className={layout.small}>
            {t(`admin.ui.history.events.${event}`)}
            {labels.length > 0 ? `: ${labels.join(', ')}` : ''}
          </span>
        </span>
      </button>
    </li>
  );
}

/** The states of an item, the newest first, and of the chosen one what it changed. */
export function HistoryDialog({
  path,
  version,
  restoreText,
  onRestored,
  onClose,
  fieldLabel,
  valueText,
}: HistoryDialogProps) {
  const { t } = useTranslation('shell');
  const { api } = usePortal();
  const history = useRevisions(`${path}/revisions`);
  const { run, isBusy } = useAction();
  const [chosen, setChosen] = useState<number>();
  const revisions = history.data?.revisions ?? [];
  const shown = revisions.find(({ number }) => number === chosen) ?? revisions[0];
  const mayRestore = history.data?.mayRestore && shown && shown !== revisions[0] && shown.event !== 'remove';

  const restore = ({ number, at }: Revision) =>
    void run({
      question: {
        title: t('admin.ui.history.restoreTitle'),
        text: `${t('admin.ui.history.restoreText', { time: formatDateTime(at) })} ${restoreText ?? ''}`.trim(),
        confirmLabel: t('admin.ui.history.restore'),
      },
      work: () => api.send('POST', `${path}/revisions/${number}/restore`, { version }),
      done: t('admin.ui.history.restored'),
      failed: ({ code }: ApiError) => t(`admin.ui.history.${code === 'stale-edit' ? 'stale' : 'failed'}`),
      failedMs: 5000,
      onDone() {
        onRestored();
        onClose();
      },
      onFailed({ code }) {
        if (code !== 'stale-edit') return;
        onRestored();
        history.reload();
      },
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.ui.history.title')}
      maxWidth={DIALOG_PX}
      footer={
        mayRestore ? (
          <Button loading={isBusy} onClick={() => restore(shown)}>
            {t('admin.ui.history.restore')}
          </Button>
        ) : undefined
      }
    >
      {history.loading && !history.data ? <Skeleton height={320} /> : null}
      {history.error && !history.data ? (
        <ErrorState title={t('admin.ui.history.loadFailed')} onRetry={history.reload} />
      ) : null}
      {history.data && revisions.length === 0 ? (
        <EmptyState icon="clock" title={t('admin.ui.history.empty')} text={t('admin.ui.history.emptyText')} />
      ) : null}
      {shown ? (
        <div className={styles['parts']}>
          <ol className={styles['list']} aria-label={t('admin.ui.history.list')}>
            {revisions.map((revision) => (
              <Row
                key={revision.number}
                revision={revision}
                isChosen={revision === shown}
                onChoose={() => setChosen(revision.number)}
                fieldLabel={fieldLabel}
              />
            ))}
          </ol>
          <RevisionChanges
            key={shown.number}
            path={`${path}/revisions/${shown.number}`}
            fieldLabel={fieldLabel}
            valueText={valueText}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
