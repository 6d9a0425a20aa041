import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Portal } from '@portal/kit';
import { useUndo } from '@portal/kit/remote';
import { createTestPortal, TestPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import messages from '../../locales/ko/common.json' with { type: 'json' };
import { Toasts } from './toasts.tsx';

function showToasts(page?: ReactNode): Portal {
  const portal = createTestPortal({ messages: { shell: messages } });
  render(
    <TestPortal portal={portal}>
      {page}
      <Toasts />
    </TestPortal>,
  );
  return portal;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const texts = () => [...document.querySelectorAll('[data-toast] p')].map((element) => element.lastChild?.textContent);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('toasts', () => {
  test('are in the dialog on top, and on the page again once it is gone', async () => {
    const portal = showToasts();
    const region = screen.getByRole('region');
    const home = region.parentElement;
    const dialogs = ['a', 'b'].map(() => document.body.appendChild(document.createElement('dialog')));
    for (const dialog of dialogs) await act(async () => dialog.setAttribute('open', ''));
    expect(region.parentElement).toBe(dialogs[1]);
    act(() => portal.toasts.show('info', '복사'));
    expect(dialogs[1]?.textContent).toContain('복사');
    // The dialog is in another root of React, as those of sections are
    act(() => screen.getByRole('button', { name: '알림 지우기' }).click());
    expect(texts()).toEqual([]);
    await act(async () => dialogs[1]?.removeAttribute('open'));
    expect(region.parentElement).toBe(dialogs[0]);
    await act(async () => {
      dialogs[0]?.removeAttribute('open');
      dialogs[0]?.remove();
    });
    expect(region.parentElement).toBe(home);
    dialogs[1]?.remove();
  });

  test('are in the top layer where the browser has one, above what a dialog covers', async () => {
    const shown: (string | null)[] = [];
    const { matches } = Element.prototype;
    const asked = jest.spyOn(Element.prototype, 'matches').mockImplementation(function ask(this: Element, selector) {
      return selector !== ':popover-open' && matches.call(this, selector);
    });
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value(this: HTMLElement) {
        shown.push(this.parentElement?.localName ?? null);
      },
    });
    showToasts();
    expect(shown).toEqual(['div']);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await act(async () => dialog.setAttribute('open', ''));
    expect(shown).toEqual(['div', 'dialog']);
    dialog.remove();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    asked.mockRestore();
  });

  test('go after 2000 ms, the next one a millisecond later', () => {
    const portal = showToasts();
    act(() => portal.toasts.show('info', '첫째'));
    act(() => portal.toasts.show('info', '둘째'));
    pass(1999);
    expect(texts()).toEqual(['첫째', '둘째']);
    pass(1);
    expect(texts()).toEqual(['둘째']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  test.each([
    ['info', '안내'],
    ['success', '완료'],
    ['warning', '주의'],
    ['error', '오류'],
  ] as const)('of the type %s say so, with their text', (type, label) => {
    const portal = showToasts();
    act(() => portal.toasts.show(type, '내용'));
    expect(portal.toasts.store.getState().items).toMatchObject([{ type, text: '내용', timeoutMs: 2000 }]);
    expect(document.querySelector(`[data-toast="${type}"] p`)?.textContent).toBe(`${label} 내용`);
  });

  test('with a button to undo lose their words when every toast goes, and keep the button', () => {
    const Removal = () => {
      const offerUndo = useUndo();
      const undo = { text: '삭제되었습니다', label: '되돌리기', done: '', failed: '', work: async () => undefined };
      return (
        <button type="button" onClick={() => offerUndo(undo)}>
          삭제
        </button>
      );
    };
    showToasts(<Removal />);
    fireEvent.click(screen.getByRole('button', { name: '삭제' }));
    pass(1999);
    expect(screen.getByText(/삭제되었습니다/)).toBeTruthy();
    pass(1);
    expect(screen.queryByText(/삭제되었습니다/)).toBeNull();
    expect(screen.getByRole('button', { name: '되돌리기' })).toBeTruthy();
    pass(8000);
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  });

  test.each([
    ['success', '완료'],
    ['error', '오류'],
    ['warning', '주의'],
  ] as const)('of the type %s show it, and say it as "%s"', (type, word) => {
    const portal = showToasts();
    act(() => portal.toasts.show(type, '내용'));
    const toast = document.querySelector<HTMLElement>('[data-toast]');
    expect([toast?.dataset['toast'], toast?.classList.contains(type)]).toEqual([type, true]);
    expect(toast?.querySelector('p')?.textContent).toBe(`${word} 내용`);
  });

  test('of an error go when what failed has succeeded; others stay', () => {
    const portal = showToasts();
    act(() => portal.toasts.show('warning', '조심'));
    act(() => portal.toasts.show('error', '실패', 60_000));
    act(() => portal.toasts.show('success', '저장'));
    expect(texts()).toEqual(['조심', '저장']);
  });

  test('begin again at 2000 ms after the one of 2100 ms', () => {
    const portal = showToasts();
    act(() => {
      for (let shown = 1; shown <= 102; shown += 1) portal.toasts.show('info', String(shown));
    });
    const timeouts = portal.toasts.store.getState().items.map((item) => item.timeoutMs);
    expect(timeouts.slice(0, 2)).toEqual([2000, 2001]);
    expect(timeouts.slice(-2)).toEqual([2100, 2000]);
  });

  test('pause under the pointer and keep the rest of their time', () => {
    const portal = showToasts();
    act(() => portal.toasts.show('success', '저장'));
    pass(1500);
    const toast = document.querySelector('[data-toast]') as HTMLElement;
    fireEvent.pointerEnter(toast);
    pass(10_000);
    expect(texts()).toEqual(['저장']);
    fireEvent.pointerLeave(toast);
    pass(499);
    expect(texts()).toEqual(['저장']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  test('pause while their close button has the focus', () => {
    const portal = showToasts();
    act(() => portal.toasts.show('error', '실패'));
    const close = screen.getByRole('button', { name: '알림 지우기' });
    act(() => close.focus());
    pass(10_000);
    expect(texts()).toEqual(['실패']);
    fireEvent.click(close);
    expect(texts()).toEqual([]);
  });

  test('are announced by a polite live region that exists before the first one and has their words alone', () => {
    const portal = showToasts();
    const live = screen.getByRole('region', { name: '알림' }).querySelector('[aria-live="polite"]');
    expect(live?.childElementCount).toBe(0);
    act(() => portal.toasts.show('success', '저장되었습니다'));
    expect(live?.textContent).toBe('완료 저장되었습니다');
    expect(live?.querySelector('button')).toBeNull();
    expect(screen.getByRole('button', { name: '알림 지우기' })).toBeTruthy();
  });
});
