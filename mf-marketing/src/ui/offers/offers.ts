/** What the company sells: names, addresses and the keys that other sections know them by. */
export const OFFERS = {
  webEq: {
    name: 'WEB EQ',
    kind: 'product',
    path: '/service/product/web-eq',
    line: 'web-eq',
    document: 'web-eq',
    question: 'web-eq',
  },
  smwp: {
    name: 'SMWP',
    kind: 'product',
    path: '/service/product/smwp',
    line: 'smwp',
    document: 'smwp',
    question: 'smwp',
  },
  ioServer: {
    name: 'SM-IO-SERVER',
    kind: 'product',
    path: '/service/product/sm-io-server',
    line: 'io-server',
    document: 'sm-io-server',
    question: 'sm-io-server',
  },
  farm: {
    name: 'SM-AI-FARM',
    kind: 'solution',
    path: '/service/solution/sm-farm',
    line: 'farm',
    document: 'company',
    question: 'sm-ai-farm',
  },
  sm2s: {
    name: 'SM2S',
    kind: 'solution',
    path: '/service/solution/sm-2s',
    line: 'sm2s',
    document: 'sm2s',
    question: 'sm2s',
  },
  haccp: {
    name: 'SM-HACCP',
    kind: 'solution',
    path: '/service/solution/sm-haccp',
    line: 'haccp',
    document: 'sm-haccp',
    question: 'sm-haccp',
  },
} as const;

export type OfferKey = keyof typeof OFFERS;
export type Offer = (typeof OFFERS)[OfferKey];

/** Announced, without a page yet: a click on one says so. */
export const ANNOUNCED = 'SM-TWIS';
export const ANNOUNCED_SOLUTION = 'GMP';

export const PRODUCT_KEYS = ['webEq', 'smwp', 'ioServer'] as const satisfies OfferKey[];
export const SOLUTION_KEYS = ['farm', 'sm2s', 'haccp'] as const satisfies OfferKey[];

/** Where a question about the offer is asked, with the offer named. */
export const questionPath = ({ question }: Offer): string => `/support/question?product=${question}`;

/** The card of the offer's document on the download page. */
export const documentPath = ({ document }: Offer): string => `/support/download#${document}`;

/** The offer that other sections and services know by this key. */
export const offerOf = (key: string): OfferKey | undefined =>
  (Object.keys(OFFERS) as OfferKey[]).find((name) => OFFERS[name].question === key);
