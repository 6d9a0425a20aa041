import styles from './history-art.module.css';

// One building per year: its position, width and height in units of the drawing. The years stand 196 apart.
const BUILDINGS = [
  { year: 2018, x: 54, width: 96, height: 56 },
  { year: 2019, x: 242, width: 112, height: 84 },
  { year: 2020, x: 434, width: 120, height: 116 },
  { year: 2021, x: 624, width: 132, height: 148 },
  { year: 2022, x: 818, width: 136, height: 188 },
  { year: 2023, x: 1018, width: 128, height: 236 },
] as const;
const GROUND = 320;

/** Rows of windows, 20 units each way, as one path. */
function windowsOf(x: number, width: number, height: number): string {
  const columns = Math.floor((width - 16) / 24);
  const rows = Math.floor((height - 20) / 30);
  const left = x + (width - columns * 24 + 10) / 2;
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const top = GROUND - height + 18 + Math.floor(index / columns) * 30;
    return `M${left + (index % columns) * 24} ${top}h14v16h-14z`;
  });
  return cells.join('');
}

/** The company's years as buildings that grow, joined by a line of data. */
export function HistoryArt({ description }: { description: string }) {
  const signal = BUILDINGS.map(({ x, width, height }, index) => {
    const point = `${x + width / 2} ${GROUND - height - 34}`;
    return index === 0 ? `M${point}` : `L${point}`;
  }).join('');

  return (
    <div className={styles.frame} role="img" aria-label={description}>
      <svg className={styles.art} viewBox="0 0 1200 388" aria-hidden="true" focusable="false">
        <path className={styles.ground} d="M0 320.5h1200" />
        <path
          className={styles.roof}
          d="M242 236l37-20v20l37-20v20l38-20v20zM434 204l40-22v22l40-22v22l40-22v22zM906 132v-28h18v28zM932 132v-20h14v20z"
        />
        {BUILDINGS.map(({ year, x, width, height }) => (
          <g key={year}>
            <rect className={styles.building} x={x} y={GROUND - height} width={width} height={height} />
            <path className={styles.windows} d={windowsOf(x, width, height)} />
            <text className={styles.year} x={x + width / 2} y="366">
              {year}
            </text>
          </g>
        ))}
        <path className={styles.signal} pathLength="100" d={signal} />
        {BUILDINGS.map(({ year, x, width, height }) => (
          <circle key={year} className={styles.node} cx={x + width / 2} cy={GROUND - height - 34} r="8" />
        ))}
      </svg>
    </div>
  );
}
