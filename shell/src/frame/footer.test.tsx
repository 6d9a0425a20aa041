import type { ConfirmOptions } from '@portal/kit/host';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale, Portal } from '@portal/kit';
import { createTestPortal, mockApi, problemResponse, TestPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import en from '../../locales/en/common.json' with { type: 'json' };
import ko from '../../locales/ko/common.json' with { type: 'json' };
import { AlertDialog } from './alert-dialog.tsx';
import type { CompanyFacts } from './company/company-facts.ts';
import { LiveFooter } from './live-footer.tsx';

const api = mockApi<paths>();
const facts: CompanyFacts = {
  name: '(주)셀매트릭스',
  companyNumber: '000-00-02018',
  smwpPhones: ['02-000-1020', '031-000-2020'],
  videoChannelUrl: 'https://www.youtube.com/@selmatrix',
  offices: [
    { key: 'magok', title: '본사', address: '서울특별시 강서구' },
    { key: 'namyangju', title: '공장', address: '경기도 남양주시' },
  ],
};

afterEach(() => {
  cleanup();
  document.cookie = 'theme=; path=/; max-age=0';
  delete document.documentElement.dataset['theme'];
});

const portalOf = (locale: Locale = 'ko') =>
  createTestPortal({ locale, messages: { shell: locale === 'ko' ? ko : en } });
const footer = () => screen.getByRole('contentinfo');

function showFooter(rendered?: CompanyFacts, portal: Portal = portalOf()): Portal {
  render(
    <TestPortal portal={portal}>
      <LiveFooter rendered={rendered} />
    </TestPortal>,
  );
  return portal;
}

describe('the footer', () => {
  test('names the company; phone lines are text', () => {
    showFooter(facts);
    for (const text of [
      '(주)셀매트릭스',
      '본사',
      '서울특별시 강서구',
      '경기도 남양주시',
      '000-00-02018',
      '02-000-1020, 031-000-2020',
      '© (주)셀매트릭스',
    ])
      expect(footer().textContent).toContain(text);
    expect(footer().querySelector('a[href^="tel:"]')).toBeNull();
    expect(
      within(footer())
        .getByRole('link', { name: /유튜브 채널/ })
        .getAttribute('href'),
    ).toBe(facts.videoChannelUrl);
  });

  test.each([
    ['ko', ['제품 소개', '적용사례', '공지사항', '오시는 길', '이용약관', '개인정보처리방침', '이메일 무단수집 거부']],
    [
      'en',
      [
        'Products',
        'Customer cases',
        'Announcements',
        'Directions',
        'Terms of use',
        'Privacy policy',
        'No e-mail harvesting',
      ],
    ],
  ] as const)('leads on (%s)', (locale, names) => {
    showFooter({ ...facts, smwpPhones: [] }, portalOf(locale));
    const paths = [
      '/introduce',
      '/application',
      '/education/announcement',
      '/#location',
      '/terms',
      '/privacy',
      '/email-refusal',
    ];
    expect(names.map((name) => within(footer()).getByRole('link', { name }).getAttribute('href'))).toEqual(paths);
    expect(footer().textContent).not.toContain(locale === 'ko' ? 'SMWP 문의' : 'SMWP inquiries');
  });

  test('reads the facts that the document came without, and those of another language', async () => {
    api.answer('GET /api/content/company', ({ query }: { query: URLSearchParams }) => ({
      ...facts,
      name: query.get('lang') === 'en' ? 'Selmatrix Co., Ltd.' : facts.name,
    }));
    api.answer('GET /api/content/offices', () => facts.offices);
    const portal = showFooter();
    expect(await screen.findByText('(주)셀매트릭스')).toBeTruthy();
    const [change] = [...portal.localeChanges];
    const part = await change?.('en');
    act(() => part?.show());
    expect(screen.getByText('Selmatrix Co., Ltd.')).toBeTruthy();
  });

  test('keeps what it has, and its links, while the facts cannot be read', async () => {
    api.answer('GET /api/content/company', () => problemResponse(503, 'unavailable'));
    api.answer('GET /api/content/offices', () => problemResponse(503, 'unavailable'));
    const portal = showFooter(facts);
    const part = await [...portal.localeChanges][0]?.('en');
    act(() => part?.show());
    expect(footer().textContent).toContain('서울특별시 강서구');
    cleanup();
    showFooter();
    await waitFor(() => expect(api.calls('GET /api/content/company')).toHaveLength(2));
    expect(within(footer()).getByRole('link', { name: '이용약관' })).toBeTruthy();
    expect(within(footer()).queryByRole('link', { name: /유튜브/ })).toBeNull();
  });

  test('has the theme chosen, which the next documents come in', () => {
    showFooter(facts);
    const picker = within(screen.getByRole('group', { name: '화면 테마' }));
    expect(picker.getByRole('button', { name: '기본' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(picker.getByRole('button', { name: '밝게' }));
    expect(picker.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    expect([document.documentElement.dataset['theme'], document.cookie]).toEqual(['light', 'theme=light']);
  });
});

describe('the alert', () => {
  const alert = () => screen.queryByRole('alertdialog');

  function showAlert(locale: Locale = 'ko'): Portal {
    const portal = portalOf(locale);
    render(
      <TestPortal portal={portal}>
        <button type="button">opener</button>
        <AlertDialog />
      </TestPortal>,
    );
    act(() => screen.getByRole('button', { name: 'opener' }).focus());
    return portal;
  }

  function ask(portal: Portal, options: ConfirmOptions): Promise<boolean> {
    let answer = Promise.resolve(false);
    act(() => {
      answer = portal.alerts.confirm(options);
    });
    return answer;
  }

  test.each([
    ['ko', '안내', '확인'],
    ['en', 'Notice', 'OK'],
  ] as const)('says something and gives the focus back (%s)', async (locale, name, ok) => {
    const portal = showAlert(locale);
    let isClosed = false;
    await act(async () => void portal.alerts.show('구현 중인 화면입니다').then(() => (isClosed = true)));
    expect(alert()?.getAttribute('aria-label')).toBe(name);
    expect(document.getElementById(alert()?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '구현 중인 화면입니다',
    );
    expect(within(alert() as HTMLElement).getAllByRole('button')).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: ok })));
    expect([alert(), isClosed, document.activeElement?.textContent]).toEqual([null, true, 'opener']);
  });

  test.each([
    ['the button that confirms', true, () => fireEvent.click(screen.getByRole('button', { name: '삭제' }))],
    ['Cancel', false, () => fireEvent.click(screen.getByRole('button', { name: '취소' }))],
    ['Escape, which closes the dialog', false, () => act(() => (alert() as HTMLDialogElement).close())],
  ])('asks a question; %s answers %s', async (_way, expected, press) => {
    const portal = showAlert();
    const answer = ask(portal, { title: '지울까요?', text: '되돌릴 수 없습니다.', confirmLabel: '삭제', danger: true });
    expect(screen.getByRole('alertdialog', { name: '지울까요?' })).toBeTruthy();
    await act(async () => press());
    expect(await answer).toBe(expected);
    expect(alert()).toBeNull();
  });

  test('answers no to a question that a newer one takes the place of', async () => {
    const portal = showAlert();
    const question = { title: '첫째', text: '', confirmLabel: '예' };
    const first = ask(portal, question);
    const second = ask(portal, { ...question, title: '둘째' });
    expect(await first).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '예' })));
    expect(await second).toBe(true);
  });
});
