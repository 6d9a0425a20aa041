import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PortalInit } from '@portal/contract';
import { getPortal } from '@portal/kit';
import { act, waitFor } from '@testing-library/react';

Object.assign(globalThis, { DEVELOPMENT: false, EARLIER_KITS: false, KIT_VERSION: '1.0.0' });

const init: PortalInit = {
  locale: 'ko',
  registry: {
    revision: 1,
    sections: { shell: { version: 'v1', base: '/r/shell/v1/client/', paths: ['/*'], menu: [], widgets: {} } },
  },
  nonce: 'ticket',
  settings: { publicOrigin: 'https://portal.example' },
  widgets: {},
};

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const storages = ['localStorage', 'sessionStorage'];

/** A page of plain http, in a browser that blocks cookies. */
beforeAll(async () => {
  const { getRandomValues } = crypto;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: getRandomValues.bind(crypto) } });
  for (const name of storages) Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.assign(globalThis, {
    BroadcastChannel: refuse,
    matchMedia: () => new EventTarget(),
    scrollTo: () => undefined,
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Object.assign(performance, { mark: () => undefined });
  navigator.sendBeacon = () => true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/terms');
  document.body.innerHTML = `<div id="shell-header"></div><main id="main" tabindex="-1"><div id="section-fallback"></div></main>
    <div id="shell-footer"></div><div id="shell-notices"></div><script id="portal-init" type="application/json"></script>`;
  document.getElementById('portal-init')!.textContent = JSON.stringify(init);
  const { startShell } = await import('./start-shell.ts');
  await act(startShell);
});

afterAll(() => {
  (document.activeElement as HTMLElement).blur();
  // The test environment reads them at its end
  for (const name of storages) Object.defineProperty(window, name, { value: undefined });
});

test('the shell starts where the browser has no UUIDs, blocks storage and channels', () => {
  expect(document.querySelector('main h1')?.textContent).toBe('이용약관');
  expect(document.querySelector('#shell-header nav')).not.toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

test('what a page asks for late does not undo a link that was followed meanwhile', async () => {
  const link = document.getElementById('main')!.appendChild(document.createElement('a'));
  link.href = '/privacy';
  await act(async () => {
    link.click();
    await Promise.resolve();
    getPortal().navigate('/login');
  });
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('개인정보처리방침'));
  expect(location.pathname).toBe('/privacy');
});

test('its pages may be translated', async () => {
  const parent = document.body.appendChild(document.createElement('p'));
  const text = parent.appendChild(document.createTextNode('소식'));
  text.replaceWith(document.createElement('font'));
  await Promise.resolve();
  expect(() => parent.removeChild(text)).not.toThrow();
  expect(parent.childElementCount).toBe(0);
});

test('a control that goes away leaves the focus to what comes to its place', async () => {
  const list = document.getElementById('main')!.appendChild(document.createElement('div'));
  list.innerHTML = '<div><button>a</button><button>b</button></div>';
  const [first, second] = list.querySelectorAll('button');
  first!.focus();
  first!.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(second);
});
