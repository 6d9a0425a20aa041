/** Nine entries of the company history, in the order of the spec (section 2, Timeline). */
export const timeline = [
  { happened_on: '2018-03-05', title_ko: '에스엠시스템 설립', title_en: 'SM System founded' },
  { happened_on: '2019-01-15', title_ko: '법인 전환', title_en: 'Converted to a corporation' },
  {
    happened_on: '2019-07-22',
    title_ko: '소프트웨어 저작권 등록 (SM-IO-SERVER)',
    title_en: 'Software copyright registered (SM-IO-SERVER)',
  },
  { happened_on: '2020-02-24', title_ko: '기업부설연구소 설립', title_en: 'Corporate research lab established' },
  { happened_on: '2020-09-10', title_ko: '벤처기업 인증', title_en: 'Certified as a venture company' },
  {
    happened_on: '2021-05-27',
    title_ko: '완성차 그룹 IT 계열사 협력사 등록',
    title_en: 'Registered as a partner of a large automotive IT firm',
  },
  {
    happened_on: '2021-11-24',
    title_ko: '스마트제조 전시회 출품 (WEB EQ 첫 공개)',
    title_en: 'Exhibited at a smart manufacturing fair (first showing of WEB EQ)',
  },
  { happened_on: '2022-03-30', title_ko: '공장자동화 전시회 출품', title_en: 'Exhibited at a factory automation fair' },
  { happened_on: '2023-01-02', title_ko: '(주)셀매트릭스로 사명 변경', title_en: 'Renamed Selmatrix Co., Ltd.' },
] as const;
