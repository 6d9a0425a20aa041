/** Which pages of the site a printed document consists of. */
export interface Catalogue {
  /** The support service's key of the document; its two files are named after it. */
  key: string;
  /** The page that is printed. */
  path: string;
  /** Parts of other pages, by their ids, which are printed with it. */
  joined?: readonly { path: string; parts: readonly string[] }[];
  /** Id of the part of the page before which those stand. */
  before?: string;
  /** The words of the cover, where the site has no page for the document. */
  cover?: Record<'ko' | 'en', { title: string; lead: string }>;
}

const offers = [
  { path: '/productMenu', parts: ['offers', 'compare'] },
  { path: '/solutionMenu', parts: ['offers', 'compare', 'together'] },
] as const;

export const catalogues: readonly Catalogue[] = [
  { key: 'company', path: '/about', joined: offers, before: 'history' },
  { key: 'web-eq', path: '/service/product/web-eq' },
  { key: 'smwp', path: '/service/product/smwp' },
  { key: 'sm-io-server', path: '/service/product/sm-io-server' },
  { key: 'sm2s', path: '/service/solution/sm-2s' },
  { key: 'sm-haccp', path: '/service/solution/sm-haccp' },
  // The site names NECTOS and does not describe it: its catalogue is the pages of what is considered together with it
  {
    key: 'nectos',
    path: '/productMenu',
    joined: [{ path: '/solutionMenu', parts: ['offers'] }],
    before: 'together',
    cover: {
      ko: {
        title: 'NECTOS',
        lead: '셀매트릭스가 소개하는 제품입니다. 함께 검토할 수 있는 제품과 솔루션을 정리했습니다.',
      },
      en: {
        title: 'NECTOS',
        lead: 'A product that Selmatrix introduces, with the products and solutions to consider beside it.',
      },
    },
  },
];
