import { Container, PageBanner } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './board-list-page.module.css';

interface BoardListPageProps {
  title: string;
  /** A style of `board-art.module.css`. */
  art: string | undefined;
  lead: string;
  section: string;
  /** Search, filters and what can be done, in one row above the list. */
  tools: ReactNode;
  children: ReactNode;
}

/** The frame of a board's list: banner, breadcrumbs and the column below. */
export function BoardListPage({ title, art, lead, section, tools, children }: BoardListPageProps) {
  return (
    <>
      <PageBanner className={art} title={title} lead={lead} trail={[{ label: section }, { label: title }]} />
      <Container>
        <div className={styles.page}>
          <div className={styles.tools}>{tools}</div>
          {children}
        </div>
      </Container>
    </>
  );
}
