import { useTranslation } from '@portal/kit';
import { ArtWindow, Reading } from './art-window.tsx';
import art from './art.module.css';
import styles from './board-art.module.css';

const ORDERS = [
  { key: 'first', share: 0.92 },
  { key: 'second', share: 0.68 },
  { key: 'third', share: 0.41 },
] as const;
const TRACK = 300;

/** One board over three solutions: work orders, a critical control point below its limit, a greenhouse. */
export function BoardArt() {
  const { t } = useTranslation('marketing');
  return (
    <ArtWindow title={t('home.art.board.title')} line="solution">
      <rect className={art.tile} x="20" y="64" width="560" height="168" rx="10" />
      <text className={art.label} x="38" y="92">
        {t('home.art.board.orders')}
      </text>
      <text className={styles.badge} x="562" y="92" textAnchor="end">
        SM2S
      </text>
      {ORDERS.map(({ key, share }, index) => (
        <g key={key} transform={`translate(38 ${128 + index * 38})`}>
          <text className={art.strong}>{t(`home.art.board.${key}`)}</text>
          <rect className={styles.track} x="140" y="-12" width={TRACK} height="14" rx="7" />
          <rect className={styles.done} x="140" y="-12" width={TRACK * share} height="14" rx="7" />
          <text className={art.strong} x="524" textAnchor="end">
            {Math.round(share * 100)}%
          </text>
        </g>
      ))}

      <rect className={art.tile} x="20" y="244" width="272" height="156" rx="10" />
      <text className={art.label} x="38" y="272">
        {t('home.art.board.ccp')}
      </text>
      <text className={styles.badgeHaccp} x="274" y="272" textAnchor="end">
        SM-HACCP
      </text>
      <path className={styles.limit} d="M38 300h236" />
      <path
        className={styles.ccp}
        pathLength="100"
        d="M38 362l24-10 24 6 24-18 24 8 24-22 24 6 24-10 24 12 24-8 20 4"
      />
      <circle className={styles.ccpNow} cx="274" cy="330" r="5" />

      <rect className={art.tile} x="308" y="244" width="272" height="156" rx="10" />
      <text className={art.label} x="326" y="272">
        {t('home.art.board.greenhouse')}
      </text>
      <text className={styles.badgeFarm} x="562" y="272" textAnchor="end">
        SM-AI-FARM
      </text>
      <path className={styles.house} d="M330 382v-46q48-44 96 0v46zM354 382v-62M378 382v-68M402 382v-62" />
      <path className={styles.leaf} d="M378 380q-26-4-24-30q24 2 24 30q0-24 24-34q2 28-24 34" />
      <text className={art.label} x="436" y="322">
        {t('home.art.board.temperature')}
      </text>
      <Reading x={498} y={322} values={['24.6 °C', '24.7 °C', '24.5 °C']} />
      <text className={art.label} x="436" y="368">
        {t('home.art.board.humidity')}
      </text>
      <Reading x={498} y={368} values={['68 %', '67 %', '69 %']} />
    </ArtWindow>
  );
}
