import styles from './page-skeleton.module.css';
import { Container } from './ui/container.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** Holds the place of a page until it is known whether its visitor may see it. */
export function PageSkeleton() {
  return (
    <Container className={styles['page']} aria-busy="true">
      <Skeleton width="40%" height={36} />
      <Skeleton width={640} height={20} />
      <Skeleton width={480} height={20} />
    </Container>
  );
}
