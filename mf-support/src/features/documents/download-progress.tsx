import { useTranslation } from '@portal/kit';
import { useEffect, useState } from 'react';
import styles from './download-progress.module.css';

/** A download that is done by then needs no bar. */
const LONG_AFTER_MS = 400;

interface DownloadProgressProps {
  isShown: boolean;
  percent: number;
  /** Id of what is being downloaded. */
  titleId: string;
}

/** How far a long download is. */
export function DownloadProgress({ isShown, percent, titleId }: DownloadProgressProps) {
  const { t } = useTranslation('support');
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isShown]);

  if (!isLong) return null;
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={percent} max={100} aria-labelledby={titleId} />
      <span>{t('download.percent', { percent })}</span>
    </div>
  );
}
