/** Every public document of the site with words that its content must bring, in both languages, and where they have it the address that search engines know them by. */
export const PUBLIC_PAGES = [
  { path: '/', ko: ['마곡', 'SMWP'], en: ['Magok', 'SMWP'] },
  { path: '/timeline', ko: ['2018', '연혁'], en: ['2018', 'History'] },
  { path: '/customer', known: '/timeline', ko: ['2018', '연혁'], en: ['2018', 'History'] },
  { path: '/news', ko: ['셀매트릭스'], en: ['Selmatrix'] },
  { path: '/education/schedule', ko: ['모집중', '정원'], en: ['taken'] },
  { path: '/support/download', ko: ['WEB EQ', '다운로드'], en: ['WEB EQ', 'Download'] },
  { path: '/login', ko: ['SIGN IN', '이메일'], en: ['SIGN IN', 'E-mail'] },
  { path: '/join', ko: ['SIGN UP', '이름'], en: ['SIGN UP', 'Name'] },
  { path: '/terms', ko: ['제1조', '2024.01.01'], en: ['Article 1', '2024.01.01'] },
  { path: '/privacy', ko: ['보호책임자', '2024.01.01'], en: ['Privacy officer', '2024.01.01'] },
  { path: '/search', ko: ['통합 검색', '문의하기'], en: ['Search for', 'Contact us'] },
  { path: '/email-refusal', ko: ['무단', '2024.01.01'], en: ['harvesting', '2024.01.01'] },
] as const;
