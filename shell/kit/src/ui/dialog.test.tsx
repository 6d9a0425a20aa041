import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTestPortal, TestPortal } from '../testing/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const messages = {
  shell: {
    common: {
      ui: { close: '닫기' },
      leave: { title: '저장되지 않았습니다', text: '나가시겠습니까?', confirm: '나가기' },
    },
  },
};
let portal = createTestPortal({ messages });
const onClose = jest.fn();

beforeEach(() => {
  portal = createTestPortal({ messages });
  onClose.mockClear();
});
afterEach(cleanup);

function show(props: Partial<DialogProps> = {}) {
  const view = (more: Partial<DialogProps>) => (
    <TestPortal portal={portal}>
      <Dialog open onClose={onClose} title="교육 등록" {...props} {...more}>
        <input aria-label="제목" />
      </Dialog>
    </TestPortal>
  );
  const { rerender } = render(view({}));
  return (more: Partial<DialogProps>) => rerender(view(more));
}

const dialog = () => screen.getByRole('dialog', { name: '교육 등록' });
const question = () => portal.alerts.store.getState().current;
const answer = (sure: boolean) => act(async () => question()?.close(sure));

describe('a dialog', () => {
  test('is called by its title and begins there', () => {
    show();
    expect(dialog().contains(screen.getByLabelText('제목'))).toBe(true);
    expect(document.activeElement?.textContent).toBe('교육 등록');
  });

  test('begins there too where the browser focuses the first control, as Firefox does', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function openIt(
      this: HTMLDialogElement,
    ) {
      this.open = true;
      this.querySelector('input')?.focus();
    });
    show();
    expect(document.activeElement?.textContent).toBe('교육 등록');
    showModal.mockRestore();
  });

  test.each([
    ['a scrollbar beside the page', { scrollHeight: 3000, clientWidth: innerWidth - 15 }, 'bar'],
    ['a scrollbar that lies over the page', { scrollHeight: 3000, clientWidth: innerWidth }, ''],
    ['a page that does not scroll', { scrollHeight: 600, clientWidth: innerWidth }, undefined],
  ])('holds the page still, and keeps the place of its scrollbar where it takes one: %s', (_page, layout, modal) => {
    const root = document.documentElement;
    const sizes = Object.entries({ ...layout, clientHeight: 600 });
    for (const [key, value] of sizes) Object.defineProperty(root, key, { value, configurable: true });
    const update = show();
    expect(root.dataset['modal']).toBe(modal);
    update({ open: false });
    expect(root.dataset['modal']).toBeUndefined();
    for (const [key] of sizes) Reflect.deleteProperty(root, key);
  });

  test('is not there while closed, and unmounts what it held', () => {
    const update = show();
    update({ open: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('제목')).toBeNull();
  });

  test('gives the focus back, and does not ask again to be closed', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const update = show();
    update({ open: false });
    expect(document.activeElement).toBe(opener);
    expect(onClose).not.toHaveBeenCalled();
    opener.remove();
  });

  test.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: '닫기' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByLabelText('제목'), { key: 'Escape' })],
    ['a press beside it', () => fireEvent.mouseDown(dialog())],
    ['a gesture of the system', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
  ])('asks to be closed by %s', async (_, press) => {
    show();
    await act(async () => press());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('stays for a press inside, and for Escape in the middle of a syllable', async () => {
    show();
    await act(async () => fireEvent.mouseDown(screen.getByLabelText('제목')));
    // In Safari, the key that ends a syllable comes after its end
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await act(async () => fireEvent.keyDown(screen.getByLabelText('제목'), { key: 'Escape', ...composing }));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('asks first while closing would lose something', async () => {
    show({ closeGuard: () => false });
    await act(async () => fireEvent.keyDown(dialog(), { key: 'Escape' }));
    expect(question()).toMatchObject({ title: '저장되지 않았습니다', confirmLabel: '나가기' });
    await answer(false);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => fireEvent.keyDown(dialog(), { key: 'Escape' }));
    await answer(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
