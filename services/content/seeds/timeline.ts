/** Nine entries of the company history, in the order of the spec (section 2, Timeline). */
export const timeline = [
  { happenedOn: '2018-03-05', titleKo: '에스엠시스템 설립', titleEn: 'SM System founded' },
  { happenedOn: '2019-01-15', titleKo: '법인 전환', titleEn: 'Converted to a corporation' },
  {
    happenedOn: '2019-07-22',
    titleKo: '소프트웨어 저작권 등록 (SM-IO-SERVER)',
    titleEn: 'Software copyright registered (SM-IO-SERVER)',
  },
  { happenedOn: '2020-02-24', titleKo: '기업부설연구소 설립', titleEn: 'Corporate research lab established' },
  { happenedOn: '2020-09-10', titleKo: '벤처기업 인증', titleEn: 'Certified as a venture company' },
  {
    happenedOn: '2021-05-27',
    titleKo: '완성차 그룹 IT 계열사 협력사 등록',
    titleEn: 'Registered as a supplier to the IT affiliate of a carmaker group',
  },
  {
    happenedOn: '2021-11-24',
    titleKo: '스마트제조 전시회 출품 (WEB EQ 첫 공개)',
    titleEn: 'Exhibited at a smart manufacturing fair (first showing of WEB EQ)',
  },
  { happenedOn: '2022-03-30', titleKo: '공장자동화 전시회 출품', titleEn: 'Exhibited at a factory automation fair' },
  { happenedOn: '2023-01-02', titleKo: '(주)셀매트릭스로 사명 변경', titleEn: 'Renamed Selmatrix Co., Ltd.' },
] as const;
