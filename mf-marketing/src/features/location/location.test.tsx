import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Locale, Settings } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { offices } from '../../testing/sample-content.ts';
import { testPortal } from '../../testing/test-portal.tsx';
import { Location } from './location.tsx';

let comeNear: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  document.head.replaceChildren();
});

async function show(settings: Partial<Settings> = {}, locale: Locale = 'ko') {
  const { wrapper, portal } = await testPortal({ bundles: ['home'], settings, locale });
  jest.useFakeTimers();
  const { container } = render(<Location offices={{ ok: true, value: offices }} />, { wrapper });
  const state = () => container.querySelector('[data-map]')?.getAttribute('data-map');
  return { portal, state };
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const kakaoScripts = () => document.head.querySelectorAll('script[src^="https://dapi.kakao.com/"]').length;
const mapLinks = () => screen.getByRole('list', { name: '지도 서비스에서 열기' }).querySelectorAll('a');

describe('the location section', () => {
  test('opens with the Seoul branch and its two ways', async () => {
    await show();
    expect(screen.getByRole('tab', { name: '서울지사' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('지하철로 오시는 길')).toBeTruthy();
    expect(screen.getByText('버스로 오시는 길')).toBeTruthy();
  });

  test('tells the head office by bus only', async () => {
    await show();
    fireEvent.click(screen.getByRole('tab', { name: '본사' }));
    expect(screen.getAllByText('경기도 남양주시 다산중앙로 000').length).toBeGreaterThan(0);
    expect(screen.queryByText('지하철로 오시는 길')).toBeNull();
    expect(screen.getByText('버스로 오시는 길')).toBeTruthy();
  });

  test.each([
    ['ko', ['주소', '전화', '팩스', '이메일'], ['서울지사', '본사']],
    ['en', ['Address', 'Phone', 'Fax', 'E-mail'], ['서울지사', '본사']],
  ] as const)('has address, telephone, fax and e-mail of each office (%s)', async (locale, names, tabs) => {
    await show({}, locale);
    for (const [index, tab] of tabs.entries()) {
      fireEvent.click(screen.getByRole('tab', { name: tab }));
      const panel = within(screen.getByRole('tabpanel'));
      expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
      const [address, ...others] = panel.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(address).toContain(offices[index]?.address);
      expect(others).toEqual(['02-000-1018', '02-000-1019', 'contact@selmatrix.example']);
    }
  });

  test('without a map provider shows the address with links to three map services', async () => {
    const { state } = await show();
    act(() => comeNear());
    await pass(5000);
    expect(state()).toBe('none');
    expect([...mapLinks()].map((link) => new URL(link.href).host)).toEqual([
      'map.kakao.com',
      'map.naver.com',
      'www.google.com',
    ]);
    expect(kakaoScripts()).toBe(0);
  });

  test('asks the provider only when the section comes near the screen', async () => {
    const { state } = await show({ kakaoMapAppKey: 'sample-key' });
    await pass(10_000);
    expect(kakaoScripts()).toBe(0);
    expect(state()).toBe('waiting');
    act(() => comeNear());
    await pass(100);
    expect(kakaoScripts()).toBe(1);
    expect(document.head.querySelector('script')?.src).toContain('appkey=sample-key');
  });

  test('gives up 3000 ms after asking, and the tabs still work', async () => {
    const { state } = await show({ kakaoMapAppKey: 'sample-key' });
    act(() => comeNear());
    await pass(2999);
    expect(state()).toBe('waiting');
    await pass(1);
    expect(state()).toBe('unavailable');
    expect(mapLinks()).toHaveLength(3);
    fireEvent.click(screen.getByRole('tab', { name: '본사' }));
    expect(screen.getAllByText('경기도 남양주시 다산중앙로 000').length).toBeGreaterThan(0);
    await pass(3000);
    expect(state()).toBe('unavailable');
  });

  test('copies the address and says so', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { portal } = await show();
    await act(async () => screen.getByRole('button', { name: '주소 복사' }).click());
    expect(writeText).toHaveBeenCalledWith('서울특별시 강서구 마곡중앙로 000');
    expect(portal.toasts.store.getState().items).toMatchObject([{ type: 'success', text: '주소를 복사했습니다' }]);
  });

  test.each([
    ['a press beside it', () => fireEvent.pointerDown(document.body)],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('shows a check until %s, in Safari too, where the button has no focus to lose', async (_way, leave) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
    await show();
    const button = screen.getByRole('button', { name: '주소 복사' });
    const drawing = () => button.querySelector('path')?.getAttribute('d');
    const copy = drawing();
    await act(async () => button.click());
    expect(drawing()).not.toBe(copy);
    leave();
    expect(drawing()).toBe(copy);
  });

  test('only logs that the address could not be copied', async () => {
    const denied = new Error('denied');
    const writeText = () => Promise.reject(denied);
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { portal } = await show();
    await act(async () => screen.getByRole('button', { name: '주소 복사' }).click());
    expect(portal.toasts.store.getState().items).toEqual([]);
    expect(warn).toHaveBeenCalledWith(denied);
    warn.mockRestore();
  });
});
