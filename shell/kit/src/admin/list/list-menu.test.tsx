import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { ListMenu } from './list-menu.tsx';

const wrapper = inPortal(await adminPortal());
const button = (name: string) => screen.getByRole('button', { name });
const open = () => ['열', '보기'].filter((name) => button(name).getAttribute('aria-expanded') === 'true');
/** As in Safari: what is pressed gets no focus, so that nothing loses it. */
const press = (name: string) => {
  fireEvent.pointerDown(button(name));
  fireEvent.click(button(name));
};

afterEach(cleanup);

test.each([
  ['left', -120, 200, '136px'],
  ['right', 200, 484, '-110px'],
  ['no', 40, 300, ''],
])('a panel that reaches over the %s edge of the window is moved into it', (_edge, left, right, translate) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 100));
  render(
    <ListMenu label="보기" icon="menu">
      보기
    </ListMenu>,
    { wrapper },
  );
  press('보기');
  expect(screen.getByRole('group', { name: '보기' }).style.translate).toBe(translate);
  jest.restoreAllMocks();
});

test('a menu of a list closes by a press beside it, another menu and Escape, also without the focus', () => {
  render(
    <>
      {['열', '보기'].map((label) => (
        <ListMenu key={label} label={label} icon="menu">
          <button type="button">{label} 1</button>
        </ListMenu>
      ))}
    </>,
    { wrapper },
  );
  press('열');
  fireEvent.pointerDown(button('열 1'));
  expect(open()).toEqual(['열']);
  press('보기');
  expect(open()).toEqual(['보기']);
  fireEvent.pointerDown(document.body);
  expect(open()).toEqual([]);
  press('열');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(button('열'));
});
