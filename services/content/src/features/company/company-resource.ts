import { defineResource, list, number, text, url } from '@portal/service-kit';
import { contactFields } from '../../shared-fields.ts';

export const companyResource = defineResource({
  name: 'company',
  path: 'company',
  table: 'company',
  words: {
    one: { ko: '회사 정보', en: 'Company data' },
    many: { ko: '회사 정보', en: 'Company data' },
    lead: {
      ko: '바닥글과 문의 화면에 쓰이는 회사 정보입니다.',
      en: 'What the footer and the contact pages say about the company.',
    },
  },
  title: 'nameKo',
  rights: { read: 'editor', write: 'editor' },
  single: true,
  fields: {
    nameKo: text({ label: { ko: '회사 이름', en: 'Company name' }, bilingual: true, required: true }),
    companyNumber: text({
      label: { ko: '사업자등록번호', en: 'Business registration number' },
      required: true,
      maxLength: 20,
      pattern: '^[0-9-]{5,20}$',
    }),
    foundedYear: number({ label: { ko: '설립 연도', en: 'Founded' }, required: true, minimum: 1900, maximum: 2100 }),
    ...contactFields,
    smwpPhones: list({
      label: { ko: 'SMWP 문의 전화', en: 'SMWP inquiry lines' },
      hint: { ko: '쉼표로 나눕니다.', en: 'Separated by commas.' },
      maxLength: 30,
      pattern: '^[+0-9][0-9 ()-]{2,29}$',
      maxItems: 10,
    }),
    videoChannelUrl: url({
      label: { ko: '영상 채널 주소', en: 'Video channel' },
      hint: { ko: 'https://로 시작하는 주소입니다.', en: 'Begins with https://' },
      required: true,
    }),
  },
});
