import type { Page } from '@playwright/test';

/** Told to the portal and to the boards, not asked: how a section fared, and that a post was seen. */
const REPORTS = /^\/api\/(?:portal\/(?:failures|errors|vitals)|news\/seen|classroom\/seen)$/;

/** Paths of the calls of services that a page makes from now on, images of posts apart; the list grows. */
export function watchDataCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isImage = request.resourceType() === 'image';
    if (pathname.startsWith('/api/') && !isImage && !REPORTS.test(pathname)) paths.push(pathname);
  });
  return paths;
}
