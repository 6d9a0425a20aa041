import { Container, useTranslation, type Settled, layout } from '@portal/kit';
import { useRetry } from '@portal/kit/remote';
import { RetryNote } from '../../ui/retry/retry-note.tsx';
import { readSlides, type Slide } from '../../api/content.ts';
import { Carousel } from './carousel.tsx';
import styles from './hero.module.css';

/** The first screen: who we are as the page's heading, and the slides below it. */
export function Hero({ slides }: { slides: Settled<Slide[]> }) {
  const { t } = useTranslation('marketing');
  const current = useRetry(slides, readSlides);
  const shown = current.result.ok ? current.result.value : [];

  return (
    <div className={styles.hero}>
      <div className={styles.pattern} aria-hidden="true" />
      <Container className={layout.stack5}>
        <h1 className={shown.length > 0 ? styles.line : styles.headline} tabIndex={-1}>
          {t('home.headline')}
        </h1>
        {shown.length > 0 ? (
          <Carousel slides={shown} />
        ) : (
          <div className={styles.alone}>
            <p className={styles.text}>{t('home.lead')}</p>
            {!current.result.ok && (
              <RetryNote text={t('home.hero.failed')} isBusy={current.isBusy} onRetry={current.retry} tone="dark" />
            )}
          </div>
        )}
      </Container>
    </div>
  );
}
