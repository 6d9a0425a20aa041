import { Container, PageBanner, PageProblem } from '@portal/kit';
import type { ComponentProps, ReactNode } from 'react';
import { BoardPostProblem } from '../board/board-post-page.tsx';
import styles from './editor-page.module.css';

interface EditorPageProps {
  title: string;
  /** A style of `board-art.module.css`. */
  art: string | undefined;
  section: string;
  board: string;
  listAddress: string;
  children: ReactNode;
}

/** The page around an editor. */
export function EditorPage({ title, art, section, board, listAddress, children }: EditorPageProps) {
  return (
    <>
      <PageBanner
        className={art}
        title={title}
        trail={[{ label: section }, { label: board, to: listAddress }, { label: title }]}
      />
      <Container>
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  );
}

/** In the place of an editor whose post cannot be edited: it is not there, is somebody else's, or could not be loaded. */
export function EditorProblem({
  needed,
  ...props
}: Omit<EditorPageProps, 'title' | 'children'> & Pick<ComponentProps<typeof PageProblem>, 'status' | 'needed'>) {
  return props.status === 403 ? <PageProblem status={403} needed={needed} /> : <BoardPostProblem {...props} />;
}
