import { defineResource, image, multiselect, select, text, textarea } from '@portal/service-kit';
import { offerOptions } from '../../offers.ts';
import { isSample } from '../../shared-fields.ts';

const slug = '^[a-z][a-z0-9-]*$';
/** Up to four results, one a line: the figure, `|`, what it says. */
const figures = /^[^|\n]{1,24}\|[^|\n]{1,100}(?:\n[^|\n]{1,24}\|[^|\n]{1,100}){0,3}$/.source;

export const caseResource = defineResource({
  name: 'customer-case',
  path: 'cases',
  table: 'customer_cases',
  words: {
    one: { ko: '적용사례', en: 'Customer case' },
    many: { ko: '적용사례', en: 'Customer cases' },
    lead: {
      ko: '적용사례에 이 순서대로 표시됩니다. 업종은 목록의 필터가 됩니다.',
      en: 'Shown in this order among the customer cases. Industries become filters of the list.',
    },
  },
  title: 'companyKo',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  fields: {
    companyKo: text({ label: { ko: '회사', en: 'Company' }, bilingual: true, required: true, listed: true }),
    industryKey: text({
      label: { ko: '업종 키', en: 'Industry key' },
      hint: {
        ko: '주소에 쓰이는 이름입니다. 영어 소문자, 숫자, -만 쓸 수 있습니다. 같은 업종은 같은 키를 씁니다.',
        en: 'Part of URLs: lowercase letters, digits and - only. Use the same key for the same industry.',
      },
      required: true,
      maxLength: 40,
      pattern: slug,
      description: 'What the URL of a filter carries',
    }),
    industryKo: text({ label: { ko: '업종', en: 'Industry' }, bilingual: true, required: true, listed: true }),
    projectKo: text({ label: { ko: '프로젝트', en: 'Project' }, bilingual: true, required: true, listed: true }),
    detailsKo: textarea({ label: { ko: '내용', en: 'Details' }, bilingual: true, required: true }),
    pictureId: image({ label: { ko: '사진', en: 'Picture' } }),
    isSample,
    slug: text({
      label: { ko: '페이지 주소', en: 'Page URL' },
      hint: {
        ko: '영문 소문자, 숫자, -만 씁니다. 비워 두면 번호가 주소가 됩니다.',
        en: 'Lowercase letters, digits and - only. Left empty, the number of the case is its URL.',
      },
      maxLength: 60,
      pattern: slug,
      description: 'The end of the URL of its page; the number of the case where it has none',
    }),
    problem: select({
      label: { ko: '해결한 문제', en: 'Problem solved' },
      options: {
        inspection: { ko: '검사·불량', en: 'Inspection and defects' },
        data: { ko: '데이터 수집', en: 'Data collection' },
        monitoring: { ko: '원격·통합 감시', en: 'Remote and central monitoring' },
        records: { ko: '기록·추적', en: 'Records and traceability' },
        planning: { ko: '생산관리', en: 'Production management' },
        climate: { ko: '환경 제어', en: 'Climate control' },
      },
      description: 'What the customer had to solve',
    }),
    offers: multiselect({
      label: { ko: '사용한 제품', en: 'Products in use' },
      options: offerOptions,
      description: 'Products and solutions in use',
    }),
    challengeKo: textarea({ label: { ko: '과제', en: 'Challenge' }, bilingual: true }),
    solutionKo: textarea({ label: { ko: '해결', en: 'Solution' }, bilingual: true }),
    resultKo: textarea({ label: { ko: '결과', en: 'Result' }, bilingual: true }),
    figuresKo: textarea({
      label: { ko: '숫자로 본 결과', en: 'Results in figures' },
      hint: {
        ko: '한 줄에 하나씩 네 줄까지, “숫자 | 설명”으로 적습니다. 예: −62 % | 재검사 시간',
        en: 'One a line, four at most, as “figure | what it says”: −62 % | re-inspection time',
      },
      bilingual: true,
      maxLength: 520,
      pattern: figures,
    }),
    quoteKo: textarea({ label: { ko: '고객의 말', en: 'Quote' }, bilingual: true }),
    quoteByKo: text({ label: { ko: '말한 사람', en: 'Said by' }, bilingual: true }),
  },
});
