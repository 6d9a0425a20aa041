import { afterEach, expect, jest, test } from '@jest/globals';
import type { SectionDefinition } from './contract.ts';
import { setPortal, type Portal } from './portal.ts';
import { createSectionApp } from './section-app.tsx';
import { createTestPortal } from './testing/index.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const home: SectionDefinition = {
  name: 'education',
  routes: [
    {
      id: 'schedule',
      path: '/education/schedule',
      page: async () => ({
        Page: () => 'the schedule',
        head: () => ({ title: 'Schedule', description: 'All trainings' }),
      }),
    },
  ],
  messages: async () => ({ default: {} }),
};

test('a page that the browser renders has its title, one that the server rendered keeps it', async () => {
  history.replaceState(null, '', '/education/schedule');
  const showHead = jest.fn<Portal['showHead']>();
  const portal = { ...createTestPortal({ messages: { shell: { common: { siteName: 'Portal' } } } }), showHead };
  setPortal(portal);

  document.body.innerHTML = '<main id="main"><div id="section-education"></div></main>';
  const app = createSectionApp(home);
  await app.mount();
  expect(showHead).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Schedule | Portal', description: 'All trainings' }),
  );
  await app.unmount();

  showHead.mockClear();
  document.body.innerHTML =
    '<main id="main"><div id="section-education" data-ssr="education"><!--$-->the schedule<!--/$--></div></main>';
  portal.hydration.page = { section: 'education', data: { data: {}, status: 200 } } as Portal['hydration']['page'];
  await app.mount();
  expect(showHead).not.toHaveBeenCalled();
  await app.unmount();
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
