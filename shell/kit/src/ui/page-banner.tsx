import type { ReactNode } from 'react';
import type { Locale } from '../locale.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { classNames } from './class-names.ts';
import styles from './page-banner.module.css';

export interface PageBannerProps {
  title: string;
  /** The language of the title, when it is not the page's. */
  lang?: Locale;
  lead?: string;
  trail: readonly Crumb[];
  /**
   * Its style may have a drawing of the page's subject: `--banner-art: url('./schedule-art.svg')`, 640 × 400 units, shown in
   * one colour. Without one, dimension lines are drawn.
   */
  className?: string;
  /** Takes the place of that drawing, for one in several colours; decoration only. */
  art?: ReactNode;
}

/** The head of every inner page: 320 px high (spec, "Shell"), with the page's h1 and its breadcrumbs. */
export function PageBanner({ title, lang, lead, trail, className, art }: PageBannerProps) {
  return (
    <header className={classNames(styles['banner'], className)}>
      <div className={styles['backdrop']} aria-hidden="true">
        {art ?? <i className={styles['art']} />}
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
