import { Container, foreignLang, Icon, Link, useLocale, useTranslation, layout } from '@portal/kit';
import type { CaseStory } from '../../api/case-story.ts';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { OfferArt } from '../../ui/offers/offer-art.tsx';
import { OFFERS, offerOf } from '../../ui/offers/offers.ts';
import { SampleChip } from '../../ui/sample/sample-chip.tsx';
import { CasePicture } from './case-picture.tsx';
import { figuresOf } from './figures-of.ts';
import styles from './case-story-view.module.css';

const PARTS = ['challenge', 'solution', 'result'] as const;

/** A customer's story: its figures, then what was wrong, what was done and what has changed, and the products beside it. */
export function CaseStoryView({ story }: { story: CaseStory }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const { lang, company, industry, problem, details, offers, quote, quoteBy, isSample, picture } = story;
  const foreign = foreignLang(lang, locale);
  const figures = figuresOf(story.figures);
  const used = offers.map(offerOf).filter((offer) => offer !== undefined);
  const [first] = used;
  return (
    <div style={first && lineStyle(OFFERS[first].line)}>
      <section className={styles.summary} aria-labelledby="summary-title">
        <Container className={styles.inside}>
          <div className={styles.lead}>
            {isSample && (
              <p className={styles.sample}>
                <SampleChip /> {t('application.sampleNote')}
              </p>
            )}
            <h2 id="summary-title" className={styles.heading}>
              {t('application.summary')}
            </h2>
            <p className={styles.details} lang={foreign}>
              <KeptNames>{details}</KeptNames>
            </p>
          </div>
          {figures.length > 0 && (
            <dl className={styles.figures} lang={foreign} aria-label={t('application.figures')}>
              {figures.map(({ figure, label }) => (
                <div key={label} className={styles.figure}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          )}
        </Container>
      </section>
      <Container className={styles.body}>
        <article className={styles.story} lang={foreign} aria-label={t('application.story')}>
          {picture && (
            <div className={styles.picture}>
              <CasePicture
                picture={picture}
                shape="whole"
                sizes="(width >= 1280px) 860px, (width >= 960px) 65vw, 92vw"
              />
            </div>
          )}
          {PARTS.map((part) => {
            const text = story[part];
            return (
              text && (
                <section key={part} className={styles.part} aria-labelledby={`${part}-title`}>
                  <h2 id={`${part}-title`} className={styles.title} lang={locale}>
                    {t(`application.parts.${part}`)}
                  </h2>
                  <p className={styles.text}>
                    <KeptNames>{text}</KeptNames>
                  </p>
                </section>
              )
            );
          })}
          {quote && (
            <figure className={styles.quote}>
              <blockquote>
                <KeptNames>{quote}</KeptNames>
              </blockquote>
              <figcaption>{[company, quoteBy].filter(Boolean).join(' · ')}</figcaption>
            </figure>
          )}
        </article>
        <aside className={styles.side} aria-labelledby="used-title">
          <dl className={styles.facts}>
            <dt>{t('application.company')}</dt>
            <dd lang={foreign}>{company}</dd>
            <dt>{t('application.filters.industry')}</dt>
            <dd lang={foreign}>{industry}</dd>
            {problem && (
              <>
                <dt>{t('application.filters.problem')}</dt>
                <dd>{t(`application.problems.${problem}`)}</dd>
              </>
            )}
          </dl>
          <h2 id="used-title" className={`${layout.large} ${layout.bold}`}>
            {t('application.used')}
          </h2>
          <ul className={styles.offers}>
            {used.map((offer) => (
              <li key={offer}>
                <Link to={OFFERS[offer].path} className={styles.offer} style={lineStyle(OFFERS[offer].line)}>
                  <OfferArt offer={offer} />
                  <span className={styles.name}>
                    {OFFERS[offer].name}
                    <Icon name="chevron-right" size={20} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </Container>
    </div>
  );
}
