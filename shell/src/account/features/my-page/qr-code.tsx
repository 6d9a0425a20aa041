import { useEffect, useState } from 'react';
import styles from './totp.module.css';

/** In modules: ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** One outline of all dark modules, row by row. */
export function outlineOf(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');
}

/** A text as a QR code, made in this browser: what it holds goes nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<boolean[][]>([]);
  useEffect(() => {
    let isShown = true;
    void import(/* webpackChunkName: "qr" */ 'qr').then(({ encodeQR }) => {
      if (isShown) setModules(encodeQR(text, 'raw', { border: QUIET_ZONE }));
    });
    return () => {
      isShown = false;
    };
  }, [text]);
  const size = modules.length || 1;
  return (
    <svg className={styles['qr']} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={outlineOf(modules)} shapeRendering="crispEdges" />
    </svg>
  );
}
