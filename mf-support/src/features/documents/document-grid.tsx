import type { CompanyDocument } from '../../api/documents.ts';
import { DocumentCard } from './document-card.tsx';
import styles from './document-grid.module.css';

/** One to four cards a row, by width. */
export function DocumentGrid({ documents }: { documents: CompanyDocument[] }) {
  return (
    <ul className={styles.grid}>
      {documents.map((document) => (
        <DocumentCard key={document.key} document={document} />
      ))}
    </ul>
  );
}
