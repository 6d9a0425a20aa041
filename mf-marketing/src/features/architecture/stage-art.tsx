import styles from './stage-art.module.css';

export type StageDrawing = 'camera' | 'machine' | 'probe' | 'greenhouse' | 'server' | 'screen';

// `body` is drawn in quiet ink, `bold` in the colour of the product line, `lines` as its fine strokes.
const DRAWINGS: Record<StageDrawing, { body: string; bold: string; lines: string }> = {
  camera: {
    body: 'M24 92h192v10H24zM110 14h20v18h-20zM86 32h68v26H86z',
    bold: 'M102 58h36l-6 10h-24zM44 76h24v16H44zM108 76h24v16h-24zM172 76h24v16h-24z',
    lines: 'M108 68L86 90M132 68l22 22M120 68v6',
  },
  machine: {
    body: 'M28 46h74v56H28zM118 26h56v76h-56zM188 58h28v44h-28z',
    bold: 'M40 58h30v20H40zM130 40h32v22h-32zM194 66h16v10h-16z',
    lines: 'M40 90h50M130 76h32M130 88h32M65 46V28h24M146 26V14M202 58V42h-14',
  },
  probe: {
    body: 'M40 62h104v40H40zM52 50h80v12H52z',
    bold: 'M176 18a12 12 0 0112 12v40a20 20 0 11-24 0V30a12 12 0 0112-12z',
    lines: 'M58 40q6-8 0-16M84 40q6-8 0-16M110 40q6-8 0-16M144 82h18M54 82h76',
  },
  greenhouse: {
    body: 'M28 102V58q92-70 184 0v44h-12V62q-80-56-160 0v40z',
    bold: 'M120 100q-26-6-24-32 24 4 24 32 0-28 24-32 2 26-24 32zM64 100q-14-4-14-20 14 2 14 20 0-16 14-20 2 16-14 20zM176 100q-14-4-14-20 14 2 14 20 0-16 14-20 2 16-14 20z',
    lines: 'M28 102h184M120 26v16M84 36v14M156 36v14',
  },
  server: {
    body: 'M62 12h116v28H62zM62 44h116v28H62zM62 76h116v28H62z',
    bold: 'M74 22h10v8H74zM74 54h10v8H74zM74 86h10v8H74z',
    lines: 'M100 26h44M100 58h44M100 90h44M156 26h10M156 58h10M156 90h10',
  },
  screen: {
    body: 'M30 14h136v76H30zM84 90h28v10h22v6H62v-6h22zM180 44h34v60h-34z',
    bold: 'M42 60h14v20H42zM62 48h14v32H62zM82 54h14v26H82zM188 56h18v14h-18z',
    lines: 'M108 36h46M108 50h46M108 74l14-12 12 8 20-16M42 28h54M188 80h18M188 88h12',
  },
};

/** A stage of an architecture as a drawing; the words under it say what it is. */
export function StageArt({ drawing }: { drawing: StageDrawing }) {
  const { body, bold, lines } = DRAWINGS[drawing];
  return (
    <svg className={styles.art} viewBox="0 0 240 112" aria-hidden="true" focusable="false">
      <path className={styles.body} d={body} />
      <path className={styles.bold} d={bold} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
