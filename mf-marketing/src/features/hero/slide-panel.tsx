import { foreignLang, ButtonLink, useLocale, useTranslation, type Translate } from '@portal/kit';
import type { Slide } from '../../api/content.ts';
import { OFFERS } from '../../ui/offers/offers.ts';
import { SlideArt } from './slide-art.tsx';
import styles from './slide-panel.module.css';

interface SlidePanelProps {
  slide: Slide;
  index: number;
  count: number;
  isShown: boolean;
}

/** What a slide's button leads to, in a word or two: buttons of the same words would not tell themselves apart. */
function nameOfTarget({ link, title }: Pick<Slide, 'link' | 'title'>, t: Translate): string {
  const offer = Object.values(OFFERS).find(({ path }) => path === link);
  if (offer) return offer.name;
  if (link === '/service/product') return t('common.menu.product');
  return link === '/service/solution' ? t('common.menu.solution') : title;
}

export function SlidePanel({ slide, index, count, isShown }: SlidePanelProps) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  // Text without a translation is Korean: let it be spoken as such.
  const lang = foreignLang(slide.lang, locale);

  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t('home.hero.slide')}
      aria-label={t('home.hero.position', { number: index + 1, count })}
      data-shown={isShown}
      inert={!isShown}
    >
      <div className={styles.words} lang={lang}>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.text}>{slide.text}</p>
        <p className={styles.actions}>
          <ButtonLink to={slide.link} size="large" variant="primary">
            {t('home.hero.detailOf', { name: nameOfTarget(slide, t) })}
          </ButtonLink>
          {slide.hasWebEqApplicationButton && (
            <ButtonLink to="/service/product/prac" size="large" variant="secondary">
              {t('home.hero.webEqApplication')}
            </ButtonLink>
          )}
          {slide.hasQuestionButton && (
            <ButtonLink to="/support/question" size="large" variant="ghost" className={styles.quiet}>
              {t('home.hero.question')}
            </ButtonLink>
          )}
        </p>
      </div>
      <SlideArt link={slide.link} index={index} isShown={isShown} />
    </div>
  );
}
