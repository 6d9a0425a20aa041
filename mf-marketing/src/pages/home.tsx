import { Container, Slot, useLoaderData, type HeadInput, type PageHead } from '@portal/kit';
import { Hero } from '../features/hero/hero.tsx';
import { LandingCards } from '../features/landing/landing-cards.tsx';
import { Late } from '../ui/late/late.tsx';
import { Location } from '../features/location/location.tsx';
import { Platform } from '../features/platform/platform.tsx';
import { organizationOf } from './home-json-ld.ts';
import type { HomeData } from './home-loader.ts';
import styles from './home.module.css';

export function head({ data, t }: HeadInput<HomeData>): PageHead {
  return {
    title: t('home.head.title'),
    description: t('home.head.description'),
    type: 'website',
    jsonLd: organizationOf(data, t),
  };
}

export function Page() {
  const { slides, offices, caseCount } = useLoaderData<HomeData>();
  return (
    <>
      <Hero slides={slides} />
      <LandingCards />
      <Late>
        <Platform caseCount={caseCount} />
      </Late>
      <div className={styles.news}>
        <Container>
          <Slot name="home.news" className={styles.newsSlot} />
        </Container>
      </div>
      <Late>
        <Location offices={offices} />
      </Late>
    </>
  );
}
