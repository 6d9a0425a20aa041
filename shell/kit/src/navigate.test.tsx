import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PortalProvider, useNavigate } from './portal-context.tsx';
import { createTestPortal } from './testing/index.ts';

const navigate = jest.fn();
const portal = { ...createTestPortal({}), navigate };

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/login');
});
afterEach(cleanup);

const render = () =>
  renderHook(() => useNavigate(), {
    wrapper: ({ children }) => <PortalProvider portal={portal}>{children}</PortalProvider>,
  });

test('what is shown leads to another page', () => {
  render().result.current('/account');
  expect(navigate).toHaveBeenCalledWith('/account', undefined);
});

test('what is no longer shown leads nowhere, and loads the shown page again', () => {
  const { result, unmount } = render();
  unmount();
  history.replaceState(null, '', '/about');
  result.current('/account', { replace: true });
  expect(navigate).not.toHaveBeenCalled();
  result.current('/about?lang=ko', { reload: true });
  expect(navigate).toHaveBeenCalledWith('/about?lang=ko', { reload: true });
});
