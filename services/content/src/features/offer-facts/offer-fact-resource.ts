import { defineResource, select, text, textarea } from '@portal/service-kit';
import { offerOptions } from '../../offers.ts';
import { isSample } from '../../shared-fields.ts';

export const offerFactResource = defineResource({
  name: 'offer-fact',
  path: 'offer-facts',
  table: 'offer_facts',
  words: {
    one: { ko: '제품 정보', en: 'Product fact' },
    many: { ko: '제품 정보', en: 'Product facts' },
    lead: {
      ko: '제품 페이지 아래에 이 순서로 나옵니다. 예시 내용으로 표시한 것은 페이지에도 그렇게 적힙니다.',
      en: 'Shown in this order at the end of a product’s page. What is marked as sample content says so there, too.',
    },
  },
  title: 'titleKo',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  fields: {
    offer: select({
      label: { ko: '제품', en: 'Product' },
      options: offerOptions,
      required: true,
      listed: true,
      filtered: true,
    }),
    kind: select({
      label: { ko: '종류', en: 'Kind' },
      options: {
        question: { ko: '자주 묻는 질문', en: 'Question' },
        specification: { ko: '사양', en: 'Specification' },
        requirement: { ko: '요구 사항', en: 'Requirement' },
        release: { ko: '릴리스 노트', en: 'Release note' },
      },
      required: true,
      listed: true,
    }),
    titleKo: text({ label: { ko: '제목', en: 'Title' }, bilingual: true, required: true, listed: true }),
    textKo: textarea({ label: { ko: '설명', en: 'Text' }, bilingual: true, required: true }),
    isSample,
  },
});
