import { Link, PageBanner, useLoaderData, useTranslation } from '@portal/kit';
import type { Contact } from '../../api/contact.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { BannerArt, type BannerDrawing } from '../../ui/banner/banner-art.tsx';
import { CompareTable, type CompareRow } from '../../ui/blocks/compare-table.tsx';
import { FlowStrip } from '../../ui/flow/flow-strip.tsx';
import { NextWays } from '../../ui/next/next-band.tsx';
import paper from '../../ui/paper/paper.module.css';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { ANNOUNCED_SOLUTION, OFFERS, PRODUCT_KEYS, SOLUTION_KEYS } from '../../ui/offers/offers.ts';
import { introduceTrail } from './introduce-trail.ts';
import styles from './introduce-view.module.css';
import { OfferCards } from './offer-cards.tsx';

const KEYS = { products: PRODUCT_KEYS, solutions: SOLUTION_KEYS } as const;
const STEPS = ['collect', 'show', 'judge', 'run'] as const;

const DRAWINGS: Record<keyof typeof KEYS, BannerDrawing> = {
  // Layers that stand on each other: machines, data, screens
  products: {
    areas: 'M350 72l190 76-190 76-190-76zM350 196l190 76-190 76-190-76z',
    lines: 'M160 148v124M540 148v124M350 224v124M255 110l190 76M445 110l-190 76M255 234l190 76M445 234l-190 76',
    bold: 'M350 72l190 76-190 76-190-76zM160 210l190 76 190-76M160 272l190 76 190-76',
    accents: 'M350 128l50 20-50 20-50-20zM344 168h12v104h-12z',
  },
  // Three fields of work around one core
  solutions: {
    areas: 'M350 72l58 33v66l-58 33-58-33v-66zM210 214l58 33v66l-58 33-58-33v-66zM490 214l58 33v66l-58 33-58-33v-66z',
    lines: 'M350 204v44M268 260h70M362 260h70',
    bold: 'M350 72l58 33v66l-58 33-58-33v-66zM210 214l58 33v66l-58 33-58-33v-66zM490 214l58 33v66l-58 33-58-33v-66zM318 164v-50h16v50M342 164v-30h16v30M366 164v-62h16v62M180 308v-34q30-24 60 0v34zM490 248l32 12v24q0 20-32 30-32-10-32-30v-24z',
    accents:
      'M210 302q-18-4-16-24 16 4 16 24 0-20 16-24 2 20-16 24zM476 280l10 10 20-22-6-6-14 16-4-4zM338 248h24v24h-24z',
  },
};

/** The page that leads to all products, or to all solutions: cards, a comparison, and how they work together. */
export function IntroduceView({ group }: { group: 'products' | 'solutions' }) {
  const { t } = useTranslation('marketing');
  const { contact } = useLoaderData<{ contact?: Contact }>();
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
    <div className={paper.paper}>
      <PageBanner
        className={paper.cover}
        title={text(`${group}.title`)}
        lead={text(`${group}.lead`)}
        trail={introduceTrail(group, t)}
        art={<BannerArt drawing={DRAWINGS[group]} />}
      />
      <Block id="offers" title={text(`${group}.list`)} lead={text(`${group}.intro`)}>
        <OfferCards offers={KEYS[group]} group={group} withAnnounced={group === 'products'} labelledBy="offers-title" />
        {group === 'solutions' && (
          <Link className={styles.announced}>
            {ANNOUNCED_SOLUTION}
            <span className={styles.soon}>{text('solutions.soon')}</span>
          </Link>
        )}
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
      <NextWays
        messages="introduce.next"
        ways={{ question: '/support/question', cases: '/application' }}
        contact={contact}
      />
    </div>
  );
}
