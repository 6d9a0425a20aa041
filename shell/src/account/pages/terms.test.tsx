import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage } from '@portal/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';

mockApi<paths>();
afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko') => openPage({ definition, url, locale });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the legal pages', () => {
  test.each([
    ['/terms', '이용약관', '제3조 (회원 가입)'],
    ['/privacy', '개인정보처리방침', '1. 처리하는 개인정보와 목적'],
  ])('%s lists its versions, and older ones can be read', async (path, title, older) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('2024.01.01').getAttribute('datetime')).toBe('2024-01-01');
    expect(hrefOf('2021.07.01 ~ 2023.12.31 시행')).toBe(`${path}/2021-07-01`);
    expect(screen.getByText('시행일 2024.01.01').getAttribute('aria-current')).toBe('page');
    cleanup();
    const page = await open(`${path}/2021-07-01`);
    expect(page.head()).toMatchObject({ title: `${title} (2021.07.01) | 셀매트릭스`, noindex: true });
    expect(screen.getByRole('heading', { name: older })).toBeTruthy();
    expect(document.body.textContent).toContain('에스엠시스템');
    expect(hrefOf('현재 버전 보기')).toBe(path);
  });

  test('has contents that lead to the articles', async () => {
    await open('/terms', 'en');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const link = contents.getByRole('link', { name: 'Article 7 (Posts)' });
    const { hash } = new URL((link as HTMLAnchorElement).href);
    expect(document.querySelector(hash)?.textContent).toBe('Article 7 (Posts)');
  });

  test('has in the policy the words of the consents', async () => {
    const page = await open('/join');
    const given = [...screen.getByRole('region', { name: '개인정보 수집 및 이용' }).querySelectorAll('dd')]
      .map(({ textContent }) => textContent)
      .slice(0, 3);
    await page.navigate('/privacy');
    for (const text of given) expect(screen.getByRole('cell', { name: text })).toBeTruthy();
  });

  test.each([
    ['ko', '이메일 무단수집 거부', ['이용약관', '개인정보처리방침']],
    ['en', 'No e-mail harvesting', ['Terms of use', 'Privacy policy']],
  ] as const)('/email-refusal leads to the other policies (%s)', async (locale, title, others) => {
    await open('/email-refusal', locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(others.map(hrefOf)).toEqual(['/terms', '/privacy']);
  });
});

describe('the page of an unknown address', () => {
  test.each([
    ['ko', '/no/such/page', '페이지를 찾을 수 없습니다'],
    ['en', '/no/such/page', 'Page not found'],
    ['ko', '/terms/1999-01-01', '페이지를 찾을 수 없습니다'],
    ['ko', '/admin/nothing', '페이지를 찾을 수 없습니다'],
  ] as const)('is a 404 that says so (%s %s)', async (locale, url, title) => {
    const page = await open(url, locale);
    expect([page.status(), page.head().noindex]).toEqual([404, true]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
