import { Container, useTranslation, layout } from '@portal/kit';
import { Eyebrow } from '../../ui/blocks/eyebrow.tsx';
import { PRODUCT_KEYS, SOLUTION_KEYS } from '../../ui/offers/offers.ts';
import paper from '../../ui/paper/paper.module.css';
import styles from './mission.module.css';

/** Why the company is there, and four figures about it; the cases are counted, and left out when they cannot be. */
export function Mission({ caseCount }: { caseCount?: number }) {
  const { t } = useTranslation('marketing');
  const facts = [
    { key: 'founded', figure: 2018 },
    { key: 'products', figure: PRODUCT_KEYS.length },
    { key: 'solutions', figure: SOLUTION_KEYS.length },
    { key: 'cases', figure: caseCount },
  ].filter(({ figure }) => figure !== undefined);
  return (
    <section className={`${styles.mission} ${paper.opening}`} aria-labelledby="mission-title">
      <Container className={`${layout.stack5} ${layout.column}`}>
        <Eyebrow>{t('about.mission.eyebrow')}</Eyebrow>
        <h2 id="mission-title" className={styles.title}>
          {t('about.mission.title')}
        </h2>
        <p className={styles.text}>{t('about.mission.text')}</p>
        <dl className={styles.facts}>
          {facts.map(({ key, figure }) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`about.facts.${key}`)}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
