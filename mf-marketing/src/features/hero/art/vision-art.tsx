import { useTranslation } from '@portal/kit';
import { ArtWindow } from './art-window.tsx';
import art from './art.module.css';
import styles from './vision-art.module.css';

const COLUMNS = [90, 210, 330];
const ROWS = [150, 306];
// Heights of the bars in units; the dashed line marks 50 ms.
const BARS = [34, 40, 31, 44, 37, 33, 46, 38, 35, 42];
const CORNERS = 'M-52-40v-12h12M40-52h12v12M52 40v12H40M-40 52h-12V40';

/** A camera picture of machined parts: a line passes over them, and each gets its verdict. */
export function VisionArt() {
  const { t } = useTranslation('marketing');
  return (
    <ArtWindow title={t('home.art.vision.title')} line="webEq">
      <defs>
        <g id="art-part">
          <circle className={styles.steel} r="44" />
          <circle className={styles.rim} r="36" />
          <path
            className={styles.hole}
            d="M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-4.5-28a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-4.5 28a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M20-14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M20 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-29-14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-29 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"
          />
        </g>
      </defs>
      <rect className={styles.camera} x="20" y="64" width="380" height="336" rx="10" />
      <path className={styles.belt} d="M20 86h380M20 218h380M20 240h380M20 376h380" />
      {ROWS.flatMap((y) => COLUMNS.map((x) => <use key={`${x}-${y}`} href="#art-part" x={x} y={y} />))}
      <path className={styles.scratch} d="M184 128l16 12-4 8 20 12" />
      <path className={styles.notch} d="M282 314l20 0-3 9 3 5-10 12z" />
      {COLUMNS.map((x, column) => (
        <g key={x} className={styles.verdict}>
          {ROWS.map((y, row) =>
            column - row === 1 ? (
              <rect key={y} className={styles.bad} x={x - 54} y={y - 54} width="108" height="108" rx="4" />
            ) : (
              <path key={y} className={styles.good} d={CORNERS} transform={`translate(${x} ${y})`} />
            ),
          )}
        </g>
      ))}
      <g className={styles.tag}>
        <rect x="155" y="72" width="116" height="25" rx="4" />
        <text x="164" y="90">
          {t('home.art.vision.scratch')} 0.97
        </text>
      </g>
      <g className={styles.tag}>
        <rect x="275" y="228" width="108" height="25" rx="4" />
        <text x="284" y="246">
          {t('home.art.vision.chip')} 0.94
        </text>
      </g>
      <rect className={styles.scan} x="20" y="64" width="3" height="336" />

      <rect className={art.tile} x="416" y="64" width="78" height="78" rx="10" />
      <rect className={art.tile} x="502" y="64" width="78" height="78" rx="10" />
      <text className={art.label} x="430" y="92">
        {t('home.art.vision.good')}
      </text>
      <text className={art.label} x="516" y="92">
        {t('home.art.vision.bad')}
      </text>
      <text className={`${art.figure} ${styles.goodText}`} x="430" y="126">
        4
      </text>
      <text className={`${art.figure} ${styles.badText}`} x="516" y="126">
        2
      </text>

      <rect className={art.tile} x="416" y="154" width="164" height="142" rx="10" />
      <text className={art.label} x="430" y="180">
        {t('home.art.vision.time')}
      </text>
      <path className={styles.limit} d="M430 217h102" />
      <text className={styles.limitText} x="535" y="221">
        50 ms
      </text>
      <g className={styles.bars}>
        {BARS.map((height, index) => (
          <rect key={height} x={430 + index * 14} y={282 - height * 1.3} width="9" height={height * 1.3} rx="2" />
        ))}
      </g>

      <rect className={art.tile} x="416" y="308" width="164" height="92" rx="10" />
      <circle className={styles.dot} cx="434" cy="336" r="5" />
      <circle className={styles.dot} cx="434" cy="372" r="5" />
      <text className={art.strong} x="448" y="341">
        {t('home.art.vision.scratch')}
      </text>
      <text className={art.strong} x="448" y="377">
        {t('home.art.vision.chip')}
      </text>
      <text className={art.label} x="566" y="341" textAnchor="end">
        0.97
      </text>
      <text className={art.label} x="566" y="377" textAnchor="end">
        0.94
      </text>
    </ArtWindow>
  );
}
