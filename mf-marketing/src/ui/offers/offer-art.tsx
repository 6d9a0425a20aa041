import type { OfferKey } from './offers.ts';
import styles from './offer-art.module.css';

// `quiet` is filled with a tint of the line's colour, `bold` with the colour itself, `lines` are strokes, `paper` lies on top in white.
const DRAWINGS: Record<OfferKey | 'twis', { quiet: string; bold: string; lines: string; paper?: string }> = {
  webEq: {
    quiet:
      'M52 92a26 26 0 1052 0 26 26 0 10-52 0M134 92a26 26 0 1052 0 26 26 0 10-52 0M216 92a26 26 0 1052 0 26 26 0 10-52 0',
    bold: 'M136 0h48v20h-8l-4 8h-24l-4-8h-8z',
    lines: 'M28 122h264M122 78V62h16M182 62h16v16M198 106v16M122 106v16M168 76l-10 10 10 5-6 13',
    paper: 'M70 92a8 8 0 1016 0 8 8 0 10-16 0M234 92a8 8 0 1016 0 8 8 0 10-16 0',
  },
  smwp: {
    quiet: 'M40 16h176v104H40zM232 44h52v76h-52z',
    bold: 'M54 84h18v24H54zM80 66h18v42H80zM106 76h18v32h-18zM242 58h32v22h-32z',
    lines: 'M54 34h52M138 100l20-18 16 10 28-26M138 108h66M242 92h32M242 102h20',
    paper: 'M138 30h64v24h-64zM54 44h70v10H54z',
  },
  ioServer: {
    quiet: 'M24 20h56v28H24zM24 92h56v28H24zM240 20h56v28h-56zM240 92h56v28h-56z',
    bold: 'M128 34h64v72h-64z',
    lines: 'M80 34h22v22h26M80 106h22V84h26M192 56h26V34h22M192 84h26v22h22M34 34h10M34 106h10M250 34h10M250 106h10',
    paper: 'M140 46h40v12h-40zM140 64h40v12h-40zM140 82h40v12h-40z',
  },
  twis: {
    quiet: 'M84 24h152v84H84zM144 108h32v12h-32z',
    bold: 'M116 66a8 8 0 1016 0 8 8 0 10-16 0M152 66a8 8 0 1016 0 8 8 0 10-16 0M188 66a8 8 0 1016 0 8 8 0 10-16 0',
    lines: 'M120 122h80',
  },
  farm: {
    quiet: 'M36 120V72q124-92 248 0v48z',
    bold: 'M160 118q-32-8-30-40 30 6 30 40 0-34 30-40 2 32-30 40zM88 118q-20-6-20-28 20 4 20 28 0-24 20-28 0 22-20 28zM232 118q-20-6-20-28 20 4 20 28 0-24 20-28 0 22-20 28z',
    lines: 'M20 120h280M160 26v16M98 44v14M222 44v14',
  },
  sm2s: {
    quiet: 'M40 58h52v44H40zM134 58h52v44h-52zM228 58h52v44h-52z',
    bold: 'M58 58h16v14H58zM152 58h16v14h-16zM246 58h16v14h-16z',
    lines:
      'M24 106h272M60 20h64l-8-8m8 8l-8 8M148 20h64l-8-8m8 8l-8 8M64 114a5 5 0 1010 0 5 5 0 10-10 0M155 114a5 5 0 1010 0 5 5 0 10-10 0M246 114a5 5 0 1010 0 5 5 0 10-10 0',
  },
  haccp: {
    quiet: 'M180 20l60 20v32q0 34-60 52-60-18-60-52V40z',
    bold: 'M84 18a10 10 0 0110 10v46a18 18 0 11-20 0V28a10 10 0 0110-10z',
    lines: 'M156 72l18 18 32-36M104 34h12M104 48h8M104 62h12',
  },
};

/** A product or solution as a drawing; the words beside it say the same. */
export function OfferArt({ offer }: { offer: OfferKey | 'twis' }) {
  const { quiet, bold, lines, paper } = DRAWINGS[offer];
  return (
    <svg className={styles.art} viewBox="0 0 320 136" aria-hidden="true" focusable="false">
      <path className={styles.quiet} d={quiet} />
      <path className={styles.bold} d={bold} />
      {paper && <path className={styles.paper} d={paper} />}
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
