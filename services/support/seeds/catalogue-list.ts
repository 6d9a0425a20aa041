import type { DocumentCard } from '../src/features/documents/document.ts';

/** One of the documents that the company publishes at first; its two files are in `catalogues/`. */
export interface Catalogue extends DocumentCard {
  /** Raise it whenever the files are printed again: the next seed then replaces what is published. */
  version: number;
  /** Day of this version (`YYYY-MM-DD`); shown on the card. */
  publishedOn: string;
}

const edition = { version: 4, publishedOn: '2026-11-30' } as const;

/** The seven documents, in the order of the download page. */
export const catalogueList: readonly Catalogue[] = [
  {
    ...edition,
    key: 'company',
    type: 'brochure',
    colour: 'company',
    title: { ko: '회사소개서', en: 'Company brochure' },
    filename: '셀매트릭스_회사소개서.pdf',
  },
  {
    ...edition,
    key: 'web-eq',
    type: 'catalog',
    colour: 'web-eq',
    title: { ko: 'WEB EQ 카탈로그', en: 'WEB EQ catalogue' },
    filename: 'WEB_EQ_카탈로그.pdf',
  },
  {
    ...edition,
    key: 'smwp',
    type: 'catalog',
    colour: 'smwp',
    title: { ko: 'SMWP 카탈로그', en: 'SMWP catalogue' },
    filename: 'SMWP_카탈로그.pdf',
  },
  {
    ...edition,
    key: 'sm-io-server',
    type: 'catalog',
    colour: 'io-server',
    title: { ko: 'SM-IO-SERVER 카탈로그', en: 'SM-IO-SERVER catalogue' },
    filename: 'SM-IO_SERVER_카탈로그.pdf',
  },
  {
    ...edition,
    key: 'sm2s',
    type: 'catalog',
    colour: 'sm2s',
    title: { ko: 'SM2S 카탈로그', en: 'SM2S catalogue' },
    filename: 'SM2S_카탈로그.pdf',
  },
  {
    ...edition,
    key: 'sm-haccp',
    type: 'catalog',
    colour: 'haccp',
    title: { ko: 'SM-HACCP 카탈로그', en: 'SM-HACCP catalogue' },
    filename: 'SM-HACCP_카탈로그.pdf',
  },
  {
    ...edition,
    key: 'nectos',
    type: 'catalog',
    colour: 'nectos',
    title: { ko: 'NECTOS 카탈로그', en: 'NECTOS catalogue' },
    filename: 'NECTOS_카탈로그.pdf',
  },
];
