/** Who publishes the documents. Sample values, as everywhere on the site. */
export const companyContact = {
  name: '(주)셀매트릭스',
  brand: 'SELMATRIX',
  englishName: 'Selmatrix Co., Ltd.',
  site: 'selmatrix.example',
  email: 'contact@selmatrix.example',
  phone: '02-000-1018',
  secondPhone: '031-000-2018',
  fax: '02-000-1019',
  smwpLines: '02-000-1020, 031-000-2020',
  registration: '000-00-02018',
  offices: [
    { name: '서울지사', address: '서울특별시 강서구 마곡중앙로 000' },
    { name: '본사', address: '경기도 남양주시 다산중앙로 000' },
  ],
} as const;
