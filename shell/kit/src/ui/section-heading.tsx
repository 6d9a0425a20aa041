import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  /** A few words above the title. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The id of the h2, for `aria-labelledby` and for links to the section. */
  id?: string;
}

/** The head of a part of a page: an h2 with what belongs to it. */
export function SectionHeading({ eyebrow, title, lead, id }: SectionHeadingProps) {
  return (
    <div className={styles['heading']}>
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
