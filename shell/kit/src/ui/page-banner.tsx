import type { ReactNode } from 'react';
import type { Locale } from '../locale.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { MeasuredLines } from './measured-lines.tsx';
import styles from './page-banner.module.css';

export interface PageBannerProps {
  title: string;
  /** The language of the title, when it is not the page's. */
  lang?: Locale;
  lead?: string;
  trail: readonly Crumb[];
  /** Takes the place of the drawn lines behind the title; decoration only. */
  art?: ReactNode;
}

/** The head of every inner page: 320 px high (spec, "Shell"), with the page's h1 and its breadcrumbs. */
export function PageBanner({ title, lang, lead, trail, art }: PageBannerProps) {
  return (
    <header className={styles['banner']}>
      <div className={styles['backdrop']} aria-hidden="true">
        {art ?? <MeasuredLines className={styles['art']} />}
      </div>
      <div className={styles['content']}>
        <h1 className={styles['title']} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        <div className={styles['trail']}>
          <Breadcrumbs trail={trail} />
        </div>
      </div>
    </header>
  );
}
