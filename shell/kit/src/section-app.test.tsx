import { afterEach, expect, jest, test } from '@jest/globals';
import { setPortal, type Portal } from './portal.ts';
import { createSectionApp } from './section-app.tsx';
import { createTestPortal } from './testing.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a section that is mounted without a rendered page follows the redirect of its route, query and all', async () => {
  history.replaceState(null, '', '/education?lang=ko');
  document.body.innerHTML = '<main id="main"></main>';
  const navigate = jest.fn<Portal['navigate']>();
  setPortal({ ...createTestPortal({ messages: { shell: {} } }), navigate });
  const app = createSectionApp({
    name: 'education',
    routes: [{ id: 'education', path: '/education', redirect: '/education/schedule' }],
    messages: async () => ({ default: {} }),
  });
  await app.mount();
  expect(navigate).toHaveBeenCalledWith('/education/schedule?lang=ko', { replace: true });
  expect(document.getElementById('section-education')?.textContent).toBe('');
  await app.unmount();
});
