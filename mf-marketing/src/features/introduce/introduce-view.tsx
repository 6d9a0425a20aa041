import { PageBanner, useTranslation } from '@portal/kit';
import { Block } from '../../ui/blocks/block.tsx';
import { CompareTable, type CompareRow } from '../../ui/blocks/compare-table.tsx';
import { FlowStrip } from '../../ui/flow/flow-strip.tsx';
import { NextWays } from '../../ui/next/next-band.tsx';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { OFFERS, PRODUCT_KEYS, SOLUTION_KEYS } from '../../ui/offers/offers.ts';
import { introduceTrail } from './introduce-trail.ts';
import { OfferCards } from './offer-cards.tsx';

const KEYS = { products: PRODUCT_KEYS, solutions: SOLUTION_KEYS } as const;
const STEPS = ['collect', 'show', 'judge', 'run'] as const;

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
      <PageBanner title={text(`${group}.title`)} lead={text(`${group}.lead`)} trail={introduceTrail(group, t)} />
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
