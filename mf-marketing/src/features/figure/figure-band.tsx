import { ButtonLink, Container, layout } from '@portal/kit';
import styles from './figure-band.module.css';

interface FigureBandProps {
  id: string;
  figure: string;
  unit: string;
  label: string;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** One figure that counts, large, with what it means and a way to check it. */
export function FigureBand({ id, figure, unit, label, title, text, to, action }: FigureBandProps) {
  return (
    <section className={styles.band} aria-labelledby={`${id}-title`}>
      <Container className={styles.inside}>
        <p className={styles.figure}>
          <strong>
            {figure} <small>{unit}</small>
          </strong>
          <span>{label}</span>
        </p>
        <div className={layout.stack4}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink to={to} variant="secondary" className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
