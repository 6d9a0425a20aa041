import { afterEach, describe, expect, test } from '@jest/globals';
import { useShortcut } from '@portal/kit/admin';
import { createTestPortal, TestPortal } from '@portal/kit/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import adminWords from '../../../locales/ko/admin.json' with { type: 'json' };
import commonWords from '../../../locales/ko/common.json' with { type: 'json' };
import { ShortcutHelp } from './shortcut-help.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function View() {
  useShortcut({ keys: 'n', label: '새로 쓰기', run: () => '새 글입니다' });
  return null;
}

function show(isActive = true) {
  const portal = createTestPortal({ messages: { shell: { ...commonWords, ...adminWords } } });
  render(
    <TestPortal portal={portal}>
      <ShortcutHelp isActive={isActive} />
      <View />
    </TestPortal>,
  );
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const dialog = () => screen.queryByRole('dialog', { name: '키보드 단축키' });

describe('the list of shortcuts', () => {
  test('opens with ?, and names what each key of the view does', () => {
    show();
    press('?');
    const rows = [...(dialog()?.querySelectorAll('dl > div') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['?', '키보드 단축키'],
      ['N', '새로 쓰기'],
    ]);
  });

  test('opens by its button, on pages for admins only by ?', () => {
    show(false);
    press('?');
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /키보드 단축키/ }));
    expect(dialog()).toBeTruthy();
  });

  test('turns keys of a single character off', () => {
    show();
    press('?');
    const choice = within(dialog() as HTMLElement).getByRole('checkbox');
    fireEvent.click(choice);
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    press('?');
    expect(dialog()).toBeNull();
  });

  test('tells screen readers what a key has done', () => {
    show();
    press('n');
    expect(screen.getByRole('status').textContent).toBe('새 글입니다');
  });
});
