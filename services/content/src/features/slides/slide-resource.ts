import { checkbox, defineResource, text, textarea } from '@portal/service-kit';

export const slideResource = defineResource({
  name: 'home-slide',
  path: 'slides',
  table: 'home_slides',
  words: {
    one: { ko: '홈 슬라이드', en: 'Home slide' },
    many: { ko: '홈 슬라이드', en: 'Home slides' },
    lead: {
      ko: '홈 화면의 슬라이드입니다. 위에서부터 차례로 넘어갑니다.',
      en: 'The slides of Home, turning from top to bottom.',
    },
  },
  title: 'titleKo',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  fields: {
    titleKo: text({ label: { ko: '제목', en: 'Title' }, bilingual: true, required: true, listed: true }),
    textKo: textarea({ label: { ko: '설명', en: 'Text' }, bilingual: true, required: true }),
    link: text({
      label: { ko: '자세히 보기 주소', en: 'Link of the detail button' },
      hint: {
        ko: '이 사이트의 주소를 /로 시작해 적습니다. 예: /service/product/web-eq',
        en: 'An address of this site, beginning with /, such as /service/product/web-eq',
      },
      required: true,
      listed: true,
      pattern: '^/([^/\\\\]|$)',
      description: 'A path of this site; //host would leave it',
    }),
    hasWebEqApplicationButton: checkbox({
      label: { ko: 'WEB EQ 체험 버튼', en: 'Button to the WEB EQ application' },
    }),
    hasQuestionButton: checkbox({ label: { ko: '문의 버튼', en: 'Question button' } }),
  },
});
