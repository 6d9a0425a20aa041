import { useTranslation } from '@portal/kit';
import { ArtWindow, Reading } from './art-window.tsx';
import art from './art.module.css';
import styles from './scada-art.module.css';

/** A process screen: two tanks, a pump that turns, flow in the pipes, readings and their trend. */
export function ScadaArt() {
  const { t } = useTranslation('marketing');
  return (
    <ArtWindow title={t('home.art.scada.title')} line="smwp">
      <rect className={art.tile} x="20" y="64" width="376" height="336" rx="10" />
      <path className={styles.pipe} d="M92 262v76h92M212 338h110V263M134 132h66" />
      <path className={styles.flow} d="M92 262v76h92M212 338h110V263" />

      <rect className={styles.tank} x="50" y="112" width="84" height="152" rx="14" />
      <clipPath id="art-tank-a">
        <rect x="53" y="115" width="78" height="146" rx="12" />
      </clipPath>
      <g clipPath="url(#art-tank-a)">
        <rect className={styles.level} x="50" y="168" width="84" height="150" />
      </g>
      <text className={art.strong} x="92" y="102" textAnchor="middle">
        T-101
      </text>

      <rect className={styles.tank} x="280" y="112" width="84" height="152" rx="14" />
      <clipPath id="art-tank-b">
        <rect x="283" y="115" width="78" height="146" rx="12" />
      </clipPath>
      <g clipPath="url(#art-tank-b)">
        <rect className={styles.levelWarm} x="280" y="200" width="84" height="150" />
      </g>
      <text className={art.strong} x="322" y="102" textAnchor="middle">
        T-102
      </text>

      <circle className={styles.pump} cx="198" cy="338" r="24" />
      <path className={styles.rotor} d="M198 320q10 9 0 18q-10 9 0 18M180 338q9-10 18 0q9 10 18 0" />
      <text className={art.strong} x="198" y="386" textAnchor="middle">
        P-101
      </text>
      <path className={styles.valve} d="M80 296l24 20v-20l-24 20z" />
      <text className={art.label} x="112" y="311">
        V-1
      </text>

      <rect className={styles.plate} x="160" y="114" width="96" height="36" rx="8" />
      <Reading x={172} y={138} values={['72.4 °C', '72.7 °C', '72.5 °C']} />
      <rect className={styles.plate} x="222" y="290" width="96" height="36" rx="8" />
      <Reading x={232} y={314} values={['1.82 bar', '1.80 bar', '1.83 bar']} />

      <text className={art.label} x="412" y="82">
        {t('home.art.scada.trend')}
      </text>
      <rect className={art.tile} x="412" y="92" width="168" height="136" rx="10" />
      <path className={styles.grid} d="M424 126h144M424 160h144M424 194h144" />
      <path className={styles.trend} pathLength="100" d="M424 190l18-12 18 6 18-26 18 8 18-22 18 10 18-18 18 6" />
      <path className={styles.trendWarm} pathLength="100" d="M424 150l18 8 18-6 18 10 18 14 18-8 18 12 18-4 18 10" />

      <rect className={art.tile} x="412" y="240" width="168" height="160" rx="10" />
      <circle className={styles.run} cx="430" cy="270" r="5" />
      <text className={art.strong} x="444" y="275">
        {t('home.art.scada.pump')}
      </text>
      <circle className={styles.run} cx="430" cy="304" r="5" />
      <text className={art.strong} x="444" y="309">
        {t('home.art.scada.valve')}
      </text>
      <circle className={styles.warn} cx="430" cy="338" r="5" />
      <text className={art.strong} x="444" y="343">
        {t('home.art.scada.level')}
      </text>
      <text className={art.label} x="424" y="380">
        {t('home.art.scada.now')}
      </text>
      <Reading x={512} y={380} values={['64.2 %', '64.6 %', '64.9 %']} />
    </ArtWindow>
  );
}
