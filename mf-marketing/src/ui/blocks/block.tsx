import { Container, SectionHeading } from '@portal/kit';
import { useRef, type ReactNode } from 'react';
import { useLaidOut } from '../late/use-laid-out.ts';
import { KeptNames } from '../offers/kept-names.tsx';
import styles from './block.module.css';

interface BlockProps {
  /** Names the part, for links and for assistive technology. */
  id: string;
  title: string;
  eyebrow?: string;
  lead?: string;
  tone?: 'ground' | 'surface' | 'sunken';
  /** Beside its content instead of above it, where there is room. */
  layout?: 'stacked' | 'beside';
  /** Left out on paper: it has nothing but ways to other pages. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

/** One part of a page: a heading and what it promises. */
export function Block({
  id,
  title,
  eyebrow,
  lead,
  tone = 'ground',
  layout = 'stacked',
  isScreenOnly = false,
  children,
}: BlockProps) {
  const section = useRef<HTMLElement>(null);
  useLaidOut(section);
  return (
    <section
      ref={section}
      id={id}
      className={`${styles.block} ${styles[tone]} ${isScreenOnly ? styles.screenOnly : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <Container className={layout === 'beside' ? styles.beside : undefined}>
        <SectionHeading
          id={`${id}-title`}
          eyebrow={eyebrow}
          title={<KeptNames>{title}</KeptNames>}
          lead={lead && <KeptNames>{lead}</KeptNames>}
        />
        <div className={styles.content}>{children}</div>
      </Container>
    </section>
  );
}
