import type { CaseStory } from '../api/case-story.ts';
import type { Company } from '../api/contact.ts';
import type { CustomerCase, Office, Slide } from '../api/content.ts';
import type { OfferFact } from '../api/offer-facts.ts';

export const sampleCase = (caseId: number, more: Partial<CustomerCase> = {}): CustomerCase => ({
  caseId,
  slug: null,
  lang: 'ko',
  company: `회사 ${caseId}`,
  industryKey: 'food',
  industry: '식품',
  problem: null,
  offers: [],
  project: `프로젝트 ${caseId}`,
  details: '내용',
  figures: null,
  isSample: false,
  picture: null,
  ...more,
});

export const samplePicture = (more: Partial<NonNullable<CustomerCase['picture']>> = {}) => ({
  pictureId: '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01',
  version: 3,
  width: 1600,
  height: 1200,
  altKo: '용해로 앞의 관제 화면',
  altEn: null,
  ...more,
});

export const sampleStory = (more: Partial<CaseStory> = {}): CaseStory => ({
  ...sampleCase(1, { offers: ['sm-haccp', 'smwp'], problem: 'records', slug: 'smart-haccp' }),
  figures: '40초 | 이탈에서 알림까지\n0장 | 종이 일지',
  challenge: '종이에 적었습니다.',
  solution: '화면에 적습니다.',
  result: '빨라졌습니다.',
  quote: '좋습니다.',
  quoteBy: '팀장',
  updatedAt: '2026-11-01T00:00:00Z',
  isTranslated: false,
  ...more,
});

export const sampleFact = (factId: number, more: Partial<OfferFact> = {}): OfferFact => ({
  factId,
  lang: 'ko',
  offer: 'web-eq',
  kind: 'question',
  title: `제목 ${factId}`,
  text: `글 ${factId}`,
  isSample: false,
  ...more,
});

export const slides: Slide[] = ['web-eq', 'smwp', 'sm-io-server'].map((product, index) => ({
  slideId: index + 1,
  lang: 'ko',
  title: `슬라이드 ${index + 1}`,
  text: '설명',
  link: `/service/product/${product}`,
  hasQuestionButton: index === 0,
  hasWebEqApplicationButton: index === 0,
}));

const contact = {
  lang: 'ko',
  phone: '02-000-1018',
  secondPhone: null,
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
} as const;

export const offices: Office[] = [
  {
    ...contact,
    key: 'magok',
    title: '서울지사',
    address: '서울특별시 강서구 마곡중앙로 000',
    latitude: 37.5602,
    longitude: 126.8254,
    subwayStation: '마곡나루역 2번 출구',
    subwayDirections: '도보 7분',
    busStop: '마곡나루역 정류장',
    busNumbers: ['6642'],
    busDirections: '도보 5분',
  },
  {
    ...contact,
    key: 'namyangju',
    title: '본사',
    address: '경기도 남양주시 다산중앙로 000',
    latitude: 37.6228,
    longitude: 127.156,
    subwayStation: null,
    subwayDirections: null,
    busStop: '다산중앙공원 정류장',
    busNumbers: ['97'],
    busDirections: '도보 4분',
  },
];

export const company: Company = {
  lang: 'ko',
  name: '(주)셀매트릭스',
  companyNumber: '000-00-02018',
  foundedYear: 2018,
  phone: '02-000-1018',
  secondPhone: '031-000-2018',
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
  smwpPhones: ['02-000-1020', '031-000-2020'],
  videoChannelUrl: 'https://www.youtube.com/@selmatrix-example',
};
