import type { RegistryMenuEntry } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Locale, Portal, SessionUser } from '@portal/kit';
import { createTestPortal, mockApi, TestPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import en from '../../locales/en/common.json' with { type: 'json' };
import ko from '../../locales/ko/common.json' with { type: 'json' };
import { Header } from './header.tsx';
import { SWAPPED } from '../section-host/swapped.ts';

const api = mockApi<paths>();
const member: SessionUser = { email: 'kim@visitor.example', name: '김정밀', role: 'member' };
const name = (text: string) => ({ ko: text, en: `${text} en` });
const hardware: RegistryMenuEntry = { id: 'hardware', level: 2, order: 3, parent: 'training', name: name('하드웨어') };
const menu: RegistryMenuEntry[] = [
  { id: 'home', level: 1, order: 0, path: '/', name: name('홈') },
  { id: 'company', level: 1, order: 1, name: name('회사소개') },
  { id: 'timeline', level: 2, order: 1, parent: 'company', path: '/timeline', name: name('연혁') },
  { id: 'about', level: 2, order: 2, parent: 'company', path: '/about', name: name('소개') },
  { id: 'training', level: 1, order: 2, name: name('교육') },
  { id: 'schedule', level: 2, order: 1, parent: 'training', path: '/education/schedule', name: name('교육 일정') },
  { id: 'unbuilt', level: 2, order: 2, parent: 'training', path: '/unbuilt', name: name('준비 중') },
  { id: 'news', level: 1, order: 3, path: '/news', name: name('뉴스') },
];
let seeTop: (isIntersecting: boolean) => void = () => undefined;
let becomeWide: () => void = () => undefined;

// jsdom has no layout: whether the top is in view, and how wide the screen is, is told by the test.
class TestIntersectionObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    seeTop = (isIntersecting) => act(() => tell([{ isIntersecting }]));
  }

  observe(): void {}

  disconnect(): void {}
}

const stayHere = (event: Event) => event.preventDefault();

beforeEach(() => {
  const media = new EventTarget();
  becomeWide = () => act(() => void media.dispatchEvent(new Event('change')));
  Object.assign(globalThis, { IntersectionObserver: TestIntersectionObserver, matchMedia: () => media });
  document.addEventListener('click', stayHere);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', stayHere);
  history.replaceState(null, '', '/');
});

function show({
  path = '/login',
  locale = 'ko',
  user,
  further = [],
}: { path?: string; locale?: Locale; user?: SessionUser; further?: RegistryMenuEntry[] } = {}): Portal {
  history.replaceState(null, '', path);
  const setLocale = jest.fn<Portal['setLocale']>().mockResolvedValue();
  const portal = { ...createTestPortal({ locale, messages: { shell: locale === 'ko' ? ko : en } }), setLocale };
  portal.registry.setState({
    sections: {
      site: {
        version: '1',
        base: '/',
        widgets: {},
        menu: [...menu, ...further],
        paths: ['/', '/timeline', '/about', '/education/*', '/news', '/login', '/account/*', '/admin/*', '/join'],
      },
    },
  });
  portal.session.store.setState(user ? { status: 'signed-in', user } : { status: 'signed-out' }, true);
  render(
    <TestPortal portal={portal}>
      <Header path={path} />
    </TestPortal>,
  );
  return portal;
}

function goTo(path: string): void {
  history.replaceState(null, '', path);
  act(() => void dispatchEvent(new Event(SWAPPED)));
}

const banner = () => screen.getByRole('banner');
const nav = () => within(banner()).getByRole('navigation');
const group = (text: string) => within(nav()).getByRole('button', { name: text });
const link = (text: string) => within(nav()).getByRole('link', { name: text });
const isOpen = (text: string) => group(text).getAttribute('aria-expanded') === 'true';
const key = (pressed: string) => fireEvent.keyDown(document.activeElement as Element, { key: pressed });
const focus = (element: HTMLElement) => act(() => element.focus());

describe('the header', () => {
  test('is transparent at the top of Home only', () => {
    show({ path: '/' });
    expect(banner().dataset['transparent']).toBe('');
    seeTop(false);
    expect(banner().dataset['transparent']).toBeUndefined();
    seeTop(true);
    expect(banner().dataset['transparent']).toBe('');
    goTo('/login');
    expect(banner().dataset['transparent']).toBeUndefined();
  });

  test('shows what the sections say of themselves, and where one is', () => {
    show({ path: '/education/schedule' });
    expect(
      within(nav())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['회사소개', '교육']);
    expect(
      within(nav())
        .getAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/', '/timeline', '/about', '/education/schedule', '/unbuilt', '/news']);
    expect(link('교육 일정').getAttribute('aria-current')).toBe('page');
    expect(group('교육').closest('li')?.dataset['current']).toBe('');
    expect(screen.getByRole('link', { name: '본문으로 바로가기' }).getAttribute('href')).toBe('#main');
  });

  test('has Home as its logo and as the first entry of the menu, which is marked on Home alone', () => {
    show({ path: '/' });
    expect(within(banner()).getByRole('link', { name: '셀매트릭스 홈' }).getAttribute('href')).toBe('/');
    expect(link('홈').getAttribute('href')).toBe('/');
    expect(link('홈').getAttribute('aria-current')).toBe('page');
    goTo('/about');
    expect(link('홈').getAttribute('aria-current')).toBeNull();
  });

  test('says that a page is not built yet, and stays', () => {
    const portal = show();
    fireEvent.click(group('교육'));
    fireEvent.click(link('준비 중'));
    expect(portal.alerts.store.getState().current?.text).toBe('구현 중인 화면입니다');
  });

  test.each([
    ['the menu', () => nav()],
    ['the drawer', () => document.querySelector('dialog') as HTMLElement],
  ])('has an entry without a page in %s that says so and leads nowhere', (_where, part) => {
    const portal = show({ further: [hardware] });
    const [entry] = within(part()).getAllByText('하드웨어');
    expect([entry?.closest('a'), entry?.closest('button')?.type]).toEqual([null, 'button']);
    fireEvent.click(entry as HTMLElement);
    expect(portal.alerts.store.getState().current?.text).toBe('구현 중인 화면입니다');
    expect(location.pathname).toBe('/login');
  });

  test('marks the language that is on and changes to the other', () => {
    const portal = show();
    const picker = within(banner()).getByRole('group', { name: '언어 선택' });
    expect(within(picker).getByRole('button', { name: 'KO 한국어' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(within(picker).getByRole('button', { name: 'EN English' }));
    expect(portal.setLocale).toHaveBeenCalledWith('en');
  });
});

describe('the sub-menus', () => {
  const mouse = userEvent.setup({ delay: null });

  test('open on hover of a mouse and close when it leaves, or on Escape wherever the focus is', async () => {
    show();
    await mouse.hover(group('회사소개'));
    expect(isOpen('회사소개')).toBe(true);
    await mouse.hover(group('교육'));
    expect([isOpen('회사소개'), isOpen('교육')]).toEqual([false, true]);
    await mouse.unhover(group('교육'));
    expect(isOpen('교육')).toBe(false);
    await mouse.hover(group('회사소개'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('회사소개')).toBe(false);
  });

  test('opened by a press stay when the pointer leaves, and close by a press beside them', async () => {
    show({ path: '/' });
    await mouse.click(group('회사소개'));
    await mouse.unhover(group('회사소개'));
    expect(isOpen('회사소개')).toBe(true);
    expect(banner().dataset['transparent']).toBeUndefined();
    fireEvent.pointerDown(document.body);
    expect(isOpen('회사소개')).toBe(false);
  });

  test('close on Escape with the focus on their name', () => {
    show();
    fireEvent.click(group('회사소개'));
    focus(link('연혁'));
    key('Escape');
    expect([document.activeElement, isOpen('회사소개')]).toEqual([group('회사소개'), false]);
  });

  test('are walked through by the arrow keys, and so are entries without a list', () => {
    show();
    focus(group('회사소개'));
    for (const [pressed, expected] of [
      ['ArrowRight', group('교육')],
      ['End', link('뉴스')],
      ['ArrowRight', link('홈')],
      ['ArrowLeft', link('뉴스')],
      ['Home', link('홈')],
      ['ArrowRight', group('회사소개')],
      ['ArrowDown', link('연혁')],
      ['ArrowUp', link('소개')],
      ['Home', link('연혁')],
      ['ArrowDown', link('소개')],
      ['ArrowRight', group('교육')],
    ] as const) {
      key(pressed);
      expect([pressed, document.activeElement?.textContent]).toEqual([pressed, expected.textContent]);
    }
    expect(isOpen('회사소개')).toBe(false);
  });

  test('close when the focus leaves them, when a link is followed, and with the page', () => {
    show();
    focus(group('회사소개'));
    key('ArrowUp');
    focus(group('교육'));
    expect(isOpen('회사소개')).toBe(false);
    fireEvent.click(group('회사소개'));
    fireEvent.click(link('연혁'));
    expect(isOpen('회사소개')).toBe(false);
    fireEvent.click(group('회사소개'));
    goTo('/news');
    expect(isOpen('회사소개')).toBe(false);
  });
});

describe('the tools of the session', () => {
  const tool = (text: string) => within(banner()).queryByRole('link', { name: text });

  test('lead a visitor to Sign-in, a member to My page, and who has a role to the admin views too', () => {
    show();
    expect(tool('로그인')?.getAttribute('href')).toBe('/login');
    cleanup();
    show({ user: member, path: '/account/profile' });
    expect([tool('로그인'), tool('관리자')]).toEqual([null, null]);
    expect([tool('마이페이지')?.getAttribute('href'), tool('마이페이지')?.getAttribute('aria-current')]).toEqual([
      '/account',
      'page',
    ]);
    cleanup();
    cleanup();
    show({ user: { ...member, roles: { support: ['agent'] } } });
    expect(tool('관리자')?.getAttribute('href')).toBe('/admin');
    cleanup();
    show({ user: { ...member, role: 'admin' } });
    expect(tool('관리자')?.getAttribute('href')).toBe('/admin');
  });

  test.each([undefined, member, { ...member, role: 'admin' } satisfies SessionUser])(
    'have one name each: %j',
    (user) => {
      show({ user });
      const tools = [...banner().querySelectorAll('a, button')].filter((each) => !each.closest('nav'));
      const names = tools.map((each) =>
        [each.getAttribute('title'), each.getAttribute('aria-label'), each.textContent].filter(Boolean),
      );
      expect(names.filter((given) => given.length !== 1)).toEqual([]);
      expect(names.length).toBeGreaterThan(4);
    },
  );

  test.each([
    ['ko', '로그아웃', '로그아웃 되었습니다', '로그아웃에 실패했습니다'],
    ['en', 'Sign out', 'You have been signed out', 'Sign-out failed'],
  ] as const)('sign out, and stay signed in when that fails (%s)', async (locale, label, done, failed) => {
    const portal = show({ user: member, locale });
    const shown = () => portal.toasts.store.getState().items.map(({ type, text }) => [type, text]);
    api.answer('POST /api/user/signout', () => Response.error());
    fireEvent.click(within(banner()).getByRole('button', { name: label }));
    await waitFor(() => expect(shown()).toEqual([['error', failed]]));
    api.answer('POST /api/user/signout', undefined);
    fireEvent.click(within(banner()).getByRole('button', { name: label }));
    await waitFor(() => expect(shown().at(-1)).toEqual(['success', done]));
    expect(within(banner()).queryByRole('button', { name: label })).toBeNull();
  });
});

describe('the drawer of small screens', () => {
  const opener = () => screen.getByRole('button', { name: '메뉴 열기' });
  const drawer = () => screen.queryByRole('dialog', { name: '메뉴' });
  const open = () => {
    focus(opener());
    fireEvent.click(opener());
  };

  test('is in the document before any script has run, closed, and its buttons need no script', () => {
    show();
    const dialog = document.querySelector('dialog');
    expect([dialog?.open, dialog?.querySelector('a[href="/timeline"]')?.textContent]).toEqual([false, '연혁']);
    const commands = [...document.querySelectorAll('button[command]')].map((button) => [
      button.getAttribute('aria-label'),
      button.getAttribute('command'),
      button.getAttribute('commandfor'),
    ]);
    expect(commands).toEqual([
      ['메뉴 열기', 'show-modal', dialog?.id],
      ['메뉴 닫기', 'close', dialog?.id],
    ]);
  });

  test('that was opened before it was hydrated stays open', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    show();
    expect(close).not.toHaveBeenCalled();
    close.mockRestore();
  });

  test('holds every page of the menu while open', () => {
    show();
    expect(drawer()).toBeNull();
    open();
    const hrefs = within(drawer() as HTMLElement)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
    expect(hrefs).toEqual(['/login', '/join', '/', '/timeline', '/about', '/education/schedule', '/unbuilt', '/news']);
  });

  test('says who is signed in and leads to their pages', () => {
    show({ user: { ...member, role: 'admin' } });
    open();
    expect(within(drawer() as HTMLElement).getByText('김정밀님')).toBeTruthy();
    expect(
      within(drawer() as HTMLElement)
        .getAllByRole('link')
        .slice(0, 2)
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/account', '/admin']);
  });

  test.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: '메뉴 닫기' }))],
    ['a press beside it', () => fireEvent.click(drawer() as HTMLElement)],
    ['a link in it', () => fireEvent.click(within(drawer() as HTMLElement).getByRole('link', { name: '연혁' }))],
    ['Escape, which closes the dialog', () => act(() => (drawer() as HTMLDialogElement).close())],
    ['a new page', () => goTo('/news')],
    ['a screen that becomes wide', () => becomeWide()],
  ])('closes by %s, gives the focus back, and opens again', async (_way, close) => {
    show();
    open();
    expect(drawer()).not.toBeNull();
    close();
    await waitFor(() => expect(drawer()).toBeNull());
    expect(document.activeElement).toBe(opener());
    open();
    expect(drawer()).not.toBeNull();
  });
});
