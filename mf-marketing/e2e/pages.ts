/** Every page of the section with its heading; `thing` is what its JSON-LD describes beside the way to it. */
export const PAGES = [
  {
    path: '/',
    ko: '산업용 AI와 스마트공장 소프트웨어',
    en: 'Industrial AI and smart-factory software',
    thing: 'Organization',
  },
  { path: '/about', ko: '회사 개요', en: 'About us', thing: 'Organization' },
  { path: '/timeline', ko: '연혁', en: 'History', thing: 'AboutPage' },
  { path: '/customer', ko: '연혁', en: 'History', thing: 'AboutPage' },
  { path: '/introduce', ko: '제품 소개', en: 'Products', thing: 'ItemList' },
  { path: '/productMenu', ko: '제품 소개', en: 'Products', thing: 'ItemList' },
  { path: '/solutionMenu', ko: '솔루션 소개', en: 'Solutions', thing: 'ItemList' },
  { path: '/application', ko: '적용사례', en: 'Customer cases', thing: 'BreadcrumbList' },
  { path: '/service/product/web-eq', ko: 'WEB EQ', en: 'WEB EQ', thing: 'Product' },
  { path: '/service/product/smwp', ko: 'SMWP', en: 'SMWP', thing: 'Product' },
  { path: '/service/product/sm-io-server', ko: 'SM-IO-SERVER', en: 'SM-IO-SERVER', thing: 'Product' },
  { path: '/service/product/prac', ko: 'WEB EQ 실습', en: 'WEB EQ practice', thing: 'BreadcrumbList' },
  { path: '/service/solution/sm-farm', ko: 'SM-AI-FARM', en: 'SM-AI-FARM', thing: 'Product' },
  { path: '/service/solution/sm-2s', ko: 'SM2S', en: 'SM2S', thing: 'Product' },
  { path: '/service/solution/sm-haccp', ko: 'SM-HACCP', en: 'SM-HACCP', thing: 'Product' },
] as const;

export const LANGUAGES = ['ko', 'en'] as const;
