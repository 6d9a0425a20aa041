import { afterEach, expect, jest, test } from '@jest/globals';
import { mountRoot } from './react-root.tsx';

afterEach(() => void jest.restoreAllMocks());

test('an error from which React recovers is logged, and no uncaught error of a release', async () => {
  // React works as in a browser, not when a test says so
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const uncaught = jest.fn((event: Event) => event.preventDefault());
  addEventListener('error', uncaught);
  const element = document.body.appendChild(document.createElement('div'));
  // As an extension leaves it
  element.innerHTML = '<!--$--><p>sent by the server</p><b>from an extension</b><!--/$-->';
  const root = await mountRoot(element, <p>of the page</p>, { prefix: 'test-', hydrate: true });
  expect(element.textContent).toBe('of the page');
  expect(log.mock.calls.map(([error]) => String(error))).toEqual([expect.stringMatching(/hydrat/i)]);
  expect(uncaught).not.toHaveBeenCalled();
  root.unmount();
  removeEventListener('error', uncaught);
});
