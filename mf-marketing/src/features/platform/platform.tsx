import { Container, Icon, Link, SectionHeading, useTranslation } from '@portal/kit';
import { Facts } from './facts.tsx';
import styles from './platform.module.css';

interface Layer {
  key: 'collect' | 'show' | 'judge' | 'run';
  offers: readonly { line: 'ioServer' | 'smwp' | 'webEq' | 'sm2s' | 'haccp' | 'farm'; name: string; to: string }[];
}

/** The way of a machine's signal, from the bottom of a factory to its decisions. */
const LAYERS: readonly Layer[] = [
  { key: 'collect', offers: [{ line: 'ioServer', name: 'SM-IO-SERVER', to: '/service/product/sm-io-server' }] },
  { key: 'show', offers: [{ line: 'smwp', name: 'SMWP', to: '/service/product/smwp' }] },
  { key: 'judge', offers: [{ line: 'webEq', name: 'WEB EQ', to: '/service/product/web-eq' }] },
  {
    key: 'run',
    offers: [
      { line: 'sm2s', name: 'SM2S', to: '/service/solution/sm-2s' },
      { line: 'haccp', name: 'SM-HACCP', to: '/service/solution/sm-haccp' },
      { line: 'farm', name: 'SM-AI-FARM', to: '/service/solution/sm-farm' },
    ],
  },
];

/** What the company does, as one chain of four steps, with the facts beside it. */
export function Platform({ caseCount }: { caseCount?: number }) {
  const { t } = useTranslation('marketing');
  return (
    <section className={styles.platform} aria-labelledby="platform-title">
      <Container className={styles.inside}>
        <div className={styles.side}>
          <SectionHeading
            id="platform-title"
            eyebrow={t('home.platform.eyebrow')}
            title={t('home.platform.title')}
            lead={t('home.platform.lead')}
          />
          <Facts caseCount={caseCount} />
        </div>
        <ol className={styles.layers}>
          {LAYERS.map(({ key, offers }, index) => (
            <li key={key} className={`${styles.layer} ${styles[key]}`}>
              <span className={styles.step} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.body}>
                <h3 className={styles.title}>{t(`home.platform.${key}.title`)}</h3>
                <p className={styles.text}>{t(`home.platform.${key}.text`)}</p>
                <ul className={styles.offers}>
                  {offers.map(({ line, name, to }) => (
                    <li key={line}>
                      <Link to={to} className={`${styles.offer} ${styles[line]}`}>
                        {name}
                        <Icon name="chevron-right" size={16} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
