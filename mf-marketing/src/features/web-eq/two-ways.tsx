import { useTranslation } from '@portal/kit';
import { FlowStrip } from '../../ui/flow/flow-strip.tsx';
import styles from './two-ways.module.css';

const WAYS = {
  sdk: ['open', 'load', 'judge', 'send'],
  lowCode: ['camera', 'prepare', 'model', 'branch', 'signal'],
} as const;

/** The SDK beside low code: each with the steps that its user takes. */
export function TwoWays() {
  const { t } = useTranslation('marketing');
  return (
    <div className={styles.ways}>
      {(['sdk', 'lowCode'] as const).map((way) => (
        <article key={way} className={styles.way}>
          <h3 className={styles.title}>{t(`webEq.ways.${way}.title`)}</h3>
          <p className={styles.text}>{t(`webEq.ways.${way}.text`)}</p>
          <FlowStrip
            label={t(`webEq.ways.${way}.title`)}
            steps={WAYS[way].map((step) => t(`webEq.ways.${way}.steps.${step}`))}
          />
        </article>
      ))}
    </div>
  );
}
