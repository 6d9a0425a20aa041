import { PageBanner, useTranslation } from '@portal/kit';
import { Block } from '../../ui/blocks/block.tsx';
import { BannerArt, type BannerDrawing } from '../../ui/banner/banner-art.tsx';
import { CompareTable, type CompareRow } from '../../ui/blocks/compare-table.tsx';
import { FlowStrip } from '../../ui/flow/flow-strip.tsx';
import { NextWays } from '../../ui/next/next-band.tsx';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { OFFERS, PRODUCT_KEYS, SOLUTION_KEYS } from '../../ui/offers/offers.ts';
import { introduceTrail } from './introduce-trail.ts';
import { OfferCards } from './offer-cards.tsx';

const KEYS = { products: PRODUCT_KEYS, solutions: SOLUTION_KEYS } as const;
const STEPS = ['collect', 'show', 'judge', 'run'] as const;

const DRAWINGS: Record<keyof typeof KEYS, BannerDrawing> = {
  // Layers that stand on each other: machines, data, screens
  products: {
    areas: 'M350 60l190 84-190 84-190-84zM350 200l190 84-190 84-190-84z',
    lines: 'M160 144v140M540 144v140M350 228v140M255 102l190 84M445 102l-190 84M255 242l190 84M445 242l-190 84',
    bold: 'M350 60l190 84-190 84-190-84zM160 214l190 84 190-84M160 284l190 84 190-84',
    accents: 'M350 122l50 22-50 22-50-22zM344 166h12v118h-12z',
  },
  // Three fields of work around one core
  solutions: {
    areas: 'M350 40l70 40v80l-70 40-70-40V80zM210 210l70 40v80l-70 40-70-40v-80zM490 210l70 40v80l-70 40-70-40v-80z',
    lines: 'M350 200v60M280 250l70 10 70-10M350 260v60',
    bold: 'M350 40l70 40v80l-70 40-70-40V80zM210 210l70 40v80l-70 40-70-40v-80zM490 210l70 40v80l-70 40-70-40v-80zM318 146V96h16v50M342 146v-30h16v30M366 146V84h16v62M180 318v-34q30-24 60 0v34zM490 258l32 12v24q0 20-32 30-32-10-32-30v-24z',
    accents:
      'M210 312q-18-4-16-24 16 4 16 24 0-20 16-24 2 20-16 24zM476 290l10 10 20-22-6-6-14 16-4-4zM338 248h24v24h-24z',
  },
};

/** The page that leads to all products, or to all solutions: cards, a comparison, and how they work together. */
export function IntroduceView({ group }: { group: 'products' | 'solutions' }) {
  const { t } = useTranslation('marketing');
  const text = (key: string) => t(`introduce.${key}`);
  const rows = KEYS[group].map((key): CompareRow => {
    const cell = (column: string) => text(`compare.${key}.${column}`);
    return {
      key,
      style: lineStyle(OFFERS[key].line),
      cells: [OFFERS[key].name, cell('problem'), cell('does'), cell('result')],
    };
  });
  return (
    <>
      <PageBanner
        title={text(`${group}.title`)}
        lead={text(`${group}.lead`)}
        trail={introduceTrail(group, t)}
        art={<BannerArt drawing={DRAWINGS[group]} />}
      />
      <Block id="offers" title={text(`${group}.list`)} lead={text(`${group}.intro`)}>
        <OfferCards offers={KEYS[group]} group={group} withAnnounced={group === 'products'} labelledBy="offers-title" />
      </Block>
      <Block id="compare" tone="surface" title={text('compare.title')} lead={text('compare.lead')}>
        <CompareTable
          caption={text(`compare.${group}`)}
          columns={['name', 'problem', 'does', 'result'].map((column) => text(`compare.columns.${column}`))}
          rows={rows}
        />
      </Block>
      <Block id="together" title={text('together.title')} lead={text('together.lead')}>
        <FlowStrip isWide label={text('together.title')} steps={STEPS.map((step) => text(`together.${step}`))} />
      </Block>
      <NextWays messages="introduce.next" ways={{ question: '/support/question', cases: '/application' }} />
    </>
  );
}
