import { foreignLang, Icon, Link, useLocale, useTranslation, type Locale } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import styles from './board-neighbours.module.css';
import { LanguageMark } from './language-mark.tsx';
import { wholeNames } from './whole-names.ts';

export interface BoardNeighbour {
  title: string;
  to: string;
  lang?: Locale;
}

/** Ways to the older and the newer post. */
export function BoardNeighbours({ previous, next }: { previous?: BoardNeighbour; next?: BoardNeighbour }) {
  const { t } = useTranslation('community');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('common.neighbours')}>
      {previous ? (
        <Link className={styles.neighbour} to={previous.to}>
          <span className={styles.label}>
            <Icon name="chevron-left" size={18} /> {t('common.previous')} <LanguageMark lang={previous.lang} />
          </span>
          <NeighbourTitle {...previous} />
        </Link>
      ) : null}
      {next ? (
        <Link className={`${styles.neighbour} ${styles.next}`} to={next.to}>
          <span className={styles.label}>
            <LanguageMark lang={next.lang} /> {t('common.next')} <Icon name="chevron-right" size={18} />
          </span>
          <NeighbourTitle {...next} />
        </Link>
      ) : null}
    </nav>
  );
}

function NeighbourTitle({ title, lang }: BoardNeighbour) {
  const locale = useLocale();
  return (
    <span className={styles.title} lang={foreignLang(lang, locale) ?? textLang(title, locale)}>
      {wholeNames(title)}
    </span>
  );
}
