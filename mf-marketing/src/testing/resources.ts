import type { MockApi } from '@portal/kit/testing';
import type { FieldDescription, ResourceDescription, Words } from '@portal/kit/admin';

/** What the content service says of its resources, as `GET /api/content/admin/resources` does. */

const field = (name: string, kind: FieldDescription['kind'], ko: string, en: string): FieldDescription => ({
  name,
  english: null,
  kind,
  label: { ko, en },
  hint: null,
  isRequired: true,
  isListed: false,
  isSorted: false,
  isFiltered: false,
  isCopied: false,
  isFixed: false,
  maxLength: null,
  minimum: null,
  maximum: null,
  options: [],
  default: null,
});
const bilingual = (name: string, ko: string, en: string): FieldDescription => ({
  ...field(`${name}Ko`, 'text', ko, en),
  english: `${name}En`,
  maxLength: 200,
});
const paragraph = (name: string, ko: string, en: string): FieldDescription => ({
  ...bilingual(name, ko, en),
  kind: 'textarea',
  maxLength: 2_000,
});
const optional = (of: FieldDescription): FieldDescription => ({ ...of, isRequired: false });
const listed = (of: FieldDescription): FieldDescription => ({ ...of, isListed: true });
const hinted = (of: FieldDescription, ko: string, en: string): FieldDescription => ({ ...of, hint: { ko, en } });
const choice = (of: FieldDescription, words: Record<string, Words>): FieldDescription => ({
  ...of,
  options: Object.entries(words).map(([value, label]) => ({ value, label })),
});

const offers = {
  'web-eq': { ko: 'WEB EQ', en: 'WEB EQ' },
  smwp: { ko: 'SMWP', en: 'SMWP' },
  'sm-io-server': { ko: 'SM-IO-SERVER', en: 'SM-IO-SERVER' },
  'sm-ai-farm': { ko: 'SM-AI-FARM', en: 'SM-AI-FARM' },
  sm2s: { ko: 'SM2S', en: 'SM2S' },
  'sm-haccp': { ko: 'SM-HACCP', en: 'SM-HACCP' },
};
const problems = {
  inspection: { ko: '검사·불량', en: 'Inspection and defects' },
  data: { ko: '데이터 수집', en: 'Data collection' },
  monitoring: { ko: '원격·통합 감시', en: 'Remote and central monitoring' },
  records: { ko: '기록·추적', en: 'Records and traceability' },
  planning: { ko: '생산관리', en: 'Production management' },
  climate: { ko: '환경 제어', en: 'Climate control' },
};
const factKinds = {
  question: { ko: '자주 묻는 질문', en: 'Question' },
  specification: { ko: '사양', en: 'Specification' },
  requirement: { ko: '요구 사항', en: 'Requirement' },
  release: { ko: '릴리스 노트', en: 'Release note' },
};
const officeKeys = {
  magok: { ko: '서울지사 (magok)', en: 'Seoul branch (magok)' },
  namyangju: { ko: '본사 (namyangju)', en: 'Head office (namyangju)' },
};
const contact = [
  field('phone', 'phone', '전화', 'Phone'),
  optional(field('secondPhone', 'phone', '전화 2', 'Second phone')),
  field('fax', 'phone', '팩스', 'Fax'),
  field('email', 'email', '이메일', 'E-mail'),
];

const resource = (
  name: string,
  path: string,
  title: string,
  words: ResourceDescription['words'],
  fields: readonly FieldDescription[],
): ResourceDescription => ({
  name,
  path,
  words,
  title,
  isSingle: false,
  isOrdered: true,
  isHideable: true,
  hasTrash: true,
  hasExport: false,
  sort: null,
  rights: { read: 'editor', write: 'editor' },
  fields,
});

export const resources: readonly ResourceDescription[] = [
  resource(
    'timeline-entry',
    'timeline',
    'titleKo',
    {
      one: { ko: '연혁', en: 'Milestone' },
      many: { ko: '연혁', en: 'Company history' },
      lead: { ko: '회사 연혁에 이 순서대로 표시됩니다.', en: 'Shown in this order on the company history.' },
    },
    [listed(bilingual('title', '제목', 'Title')), listed(field('happenedOn', 'date', '날짜', 'Date'))],
  ),
  resource(
    'customer-case',
    'cases',
    'companyKo',
    {
      one: { ko: '적용사례', en: 'Customer case' },
      many: { ko: '적용사례', en: 'Customer cases' },
      lead: {
        ko: '적용사례에 이 순서대로 표시됩니다. 업종은 목록의 필터가 됩니다.',
        en: 'Shown in this order among the customer cases. Industries become filters of the list.',
      },
    },
    [
      listed(bilingual('company', '회사', 'Company')),
      hinted(
        field('industryKey', 'text', '업종 키', 'Industry key'),
        '주소에 쓰이는 이름입니다. 영어 소문자, 숫자, -만 쓸 수 있습니다. 같은 업종은 같은 키를 씁니다.',
        'Part of URLs: lowercase letters, digits and - only. Use the same key for the same industry.',
      ),
      listed(bilingual('industry', '업종', 'Industry')),
      listed(bilingual('project', '프로젝트', 'Project')),
      paragraph('details', '내용', 'Details'),
      optional(field('pictureId', 'image', '사진', 'Picture')),
      optional(field('isSample', 'checkbox', '예시 내용으로 표시', 'Mark as sample content')),
      hinted(
        optional(field('slug', 'text', '페이지 주소', 'Page URL')),
        '영문 소문자, 숫자, -만 씁니다. 비워 두면 번호가 주소가 됩니다.',
        'Lowercase letters, digits and - only. Left empty, the number of the case is its URL.',
      ),
      optional(choice(field('problem', 'select', '해결한 문제', 'Problem solved'), problems)),
      optional(choice(field('offers', 'multiselect', '사용한 제품', 'Products in use'), offers)),
      optional(paragraph('challenge', '과제', 'Challenge')),
      optional(paragraph('solution', '해결', 'Solution')),
      optional(paragraph('result', '결과', 'Result')),
      hinted(
        optional(paragraph('figures', '숫자로 본 결과', 'Results in figures')),
        '한 줄에 하나씩 네 줄까지, “숫자 | 설명”으로 적습니다. 예: −62 % | 재검사 시간',
        'One a line, four at most, as “figure | what it says”: −62 % | re-inspection time',
      ),
      optional(paragraph('quote', '고객의 말', 'Quote')),
      optional(bilingual('quoteBy', '말한 사람', 'Said by')),
    ],
  ),
  resource(
    'home-slide',
    'slides',
    'titleKo',
    {
      one: { ko: '홈 슬라이드', en: 'Home slide' },
      many: { ko: '홈 슬라이드', en: 'Home slides' },
      lead: {
        ko: '홈 화면의 슬라이드입니다. 위에서부터 차례로 넘어갑니다.',
        en: 'The slides of Home, turning from top to bottom.',
      },
    },
    [
      listed(bilingual('title', '제목', 'Title')),
      paragraph('text', '설명', 'Text'),
      hinted(
        listed(field('link', 'text', '자세히 보기 주소', 'Link of the detail button')),
        '이 사이트의 주소를 /로 시작해 적습니다. 예: /service/product/web-eq',
        'An address of this site, beginning with /, such as /service/product/web-eq',
      ),
      optional(field('hasWebEqApplicationButton', 'checkbox', 'WEB EQ 체험 버튼', 'Button to the WEB EQ application')),
      optional(field('hasQuestionButton', 'checkbox', '문의 버튼', 'Question button')),
    ],
  ),
  resource(
    'offer-fact',
    'offer-facts',
    'titleKo',
    {
      one: { ko: '제품 정보', en: 'Product fact' },
      many: { ko: '제품 정보', en: 'Product facts' },
      lead: {
        ko: '제품 페이지 아래에 이 순서로 나옵니다. 예시 내용으로 표시한 것은 페이지에도 그렇게 적힙니다.',
        en: 'Shown in this order at the end of a product’s page. What is marked as sample content says so there, too.',
      },
    },
    [
      { ...listed(choice(field('offer', 'select', '제품', 'Product'), offers)), isFiltered: true },
      listed(choice(field('kind', 'select', '종류', 'Kind'), factKinds)),
      listed(bilingual('title', '제목', 'Title')),
      paragraph('text', '설명', 'Text'),
      optional(field('isSample', 'checkbox', '예시 내용으로 표시', 'Mark as sample content')),
    ],
  ),
  resource(
    'office',
    'offices',
    'titleKo',
    {
      one: { ko: '사무소', en: 'Office' },
      many: { ko: '사무소', en: 'Offices' },
      lead: {
        ko: '오시는 길의 탭입니다. 첫 번째 사무소가 먼저 열립니다.',
        en: 'The tabs of the directions section. It opens with the first office.',
      },
    },
    [
      { ...choice(field('key', 'select', '사무소', 'Office'), officeKeys), isFixed: true },
      listed(bilingual('title', '제목', 'Title')),
      listed(bilingual('address', '주소', 'Address')),
      field('latitude', 'number', '위도', 'Latitude'),
      field('longitude', 'number', '경도', 'Longitude'),
      optional(bilingual('subwayStation', '지하철역', 'Subway station')),
      optional(bilingual('subwayDirections', '지하철 오시는 길', 'Way from the subway')),
      bilingual('busStop', '버스 정류장', 'Bus stop'),
      hinted(field('busNumbers', 'list', '버스 번호', 'Bus numbers'), '쉼표로 나눕니다.', 'Separated by commas.'),
      bilingual('busDirections', '버스 오시는 길', 'Way from the bus stop'),
      ...contact,
    ],
  ),
  {
    ...resource(
      'company',
      'company',
      'nameKo',
      {
        one: { ko: '회사 정보', en: 'Company' },
        many: { ko: '회사 정보', en: 'Company data' },
        lead: {
          ko: '바닥글과 문의 화면에 쓰이는 회사 정보입니다.',
          en: 'What the footer and the contact pages say about the company.',
        },
      },
      [
        bilingual('name', '회사 이름', 'Company name'),
        field('companyNumber', 'text', '사업자등록번호', 'Business registration number'),
        field('foundedYear', 'number', '설립 연도', 'Founded'),
        ...contact,
        hinted(
          field('smwpPhones', 'list', 'SMWP 문의 전화', 'SMWP inquiry lines'),
          '쉼표로 나눕니다.',
          'Separated by commas.',
        ),
        hinted(
          field('videoChannelUrl', 'url', '영상 채널 주소', 'Video channel'),
          'https://로 시작하는 주소입니다.',
          'Begins with https://',
        ),
      ],
    ),
    isSingle: true,
    isOrdered: false,
    isHideable: false,
    hasTrash: false,
  },
];

/** The service describes its resources. */
export const answerResources = (api: Pick<MockApi, 'answer'>): void =>
  api.answer('GET /api/content/admin/resources', [...resources]);
