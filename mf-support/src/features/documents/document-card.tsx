import { Button, Chip, Icon, Link, useTranslation, VisuallyHidden } from '@portal/kit';
import { dayInSeoul, formatDate } from '@portal/kit/dates';
import { signInAddress } from '../../ui/sign-in/sign-in.tsx';
import type { CompanyDocument } from '../../api/documents.ts';
import styles from './document-card.module.css';
import { DocumentCover } from './document-cover.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { kilobytes } from './kilobytes.ts';
import { useDocumentDownload } from './use-document-download.ts';

/** A document with its download. Its key is the card's anchor, so that signing in can come back to it. */
export function DocumentCard({ document }: { document: CompanyDocument }) {
  const { t } = useTranslation('support');
  const { isDownloading, percent, needsSignIn, isDone, download } = useDocumentDownload(document);
  const titleId = `${document.key}-title`;
  return (
    <li id={document.key} className={styles.card}>
      <DocumentCover colour={document.colour} />
      <div className={styles.body}>
        <Chip tone={document.type === 'brochure' ? 'primary' : 'neutral'}>{t(`download.type.${document.type}`)}</Chip>
        <h2 id={titleId} className={styles.title}>
          {document.title}
        </h2>
        <p className={styles.facts}>
          <span>{t('download.size', { kilobytes: kilobytes(document.size) })}</span>
          <time dateTime={dayInSeoul(document.updatedAt)}>{formatDate(document.updatedAt)}</time>
        </p>
        <Button className={styles.button} variant="secondary" loading={isDownloading} onClick={download}>
          <Icon name="download" size={18} />
          {t(isDownloading ? 'download.inProgress' : 'download.button')}{' '}
          <VisuallyHidden>{document.title}</VisuallyHidden>
        </Button>
        <p className="visually-hidden" role="status">
          {isDone && t('download.done', { title: document.title })}
        </p>
        <div className={styles.below}>
          <DownloadProgress isShown={isDownloading} percent={percent} titleId={titleId} />
          {needsSignIn && (
            <Link
              className={styles.signIn}
              to={signInAddress(`/support/download#${document.key}`)}
              aria-describedby={titleId}
            >
              {t('download.signIn')}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
