import { createHash } from 'node:crypto';

/** Reads a file of the release by its address; undefined when there is none. */
export type ReadFile = (address: string) => string | undefined;
export type RunScript = (source: string, address: string) => void;

interface Element {
  [name: string]: unknown;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

/**
 * Puts just so much of a browser into this thread as the code of a section touches while it is loaded: scripts and style
 * sheets that are appended load from the release, everything else is there and does nothing. Whatever needs more at the
 * top of a module would also fail in a browser that has not shown the page yet.
 */
export function standInForBrowser(readFile: ReadFile, runScript: RunScript): void {
  const origin = 'https://portal.invalid';
  const document = makeDocument((element) => load(element, origin, readFile, runScript));
  const nothing = () => undefined;
  const quietList = { matches: false, media: '', addEventListener: nothing, removeEventListener: nothing };
  /** Any class of the browser that does nothing by itself. */
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  }
  const memory = { getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing, length: 0 };
  const globals: Record<string, unknown> = {
    window: globalThis,
    self: globalThis,
    document,
    location: new URL(`${origin}/`),
    history: { state: null, length: 1, pushState: nothing, replaceState: nothing, scrollRestoration: 'auto' },
    navigator: {
      userAgent: 'proof',
      language: 'ko-KR',
      languages: ['ko-KR'],
      onLine: true,
      maxTouchPoints: 0,
      platform: '',
      sendBeacon: () => true,
    },
    localStorage: memory,
    sessionStorage: memory,
    matchMedia: () => quietList,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => true,
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    requestIdleCallback: () => 0,
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    scrollTo: nothing,
    innerWidth: 1280,
    innerHeight: 800,
    devicePixelRatio: 1,
    screen: { width: 1280, height: 800 },
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    MutationObserver: Observer,
    HTMLElement: Observer,
    Element: Observer,
    Node: Observer,
    Image: Observer,
    CustomEvent: Event,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

function makeDocument(append: (element: Element) => void): object {
  const nothing = () => undefined;
  const makeElement = (tagName: string): Element => {
    const attributes = new Map<string, string>();
    return {
      tagName: tagName.toUpperCase(),
      style: {},
      dataset: {},
      classList: { add: nothing, remove: nothing, toggle: nothing, contains: () => false },
      childNodes: [],
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      getAttribute: (name: string) => attributes.get(name) ?? null,
      hasAttribute: (name: string) => attributes.has(name),
      removeAttribute: (name: string) => attributes.delete(name),
      addEventListener: nothing,
      removeEventListener: nothing,
      appendChild: append,
      append,
      remove: nothing,
      removeChild: nothing,
      querySelector: () => null,
      querySelectorAll: () => [],
      getContext: () => null,
    };
  };
  return {
    ...makeElement('#document'),
    documentElement: makeElement('html'),
    head: makeElement('head'),
    body: makeElement('body'),
    defaultView: globalThis,
    readyState: 'complete',
    cookie: '',
    visibilityState: 'visible',
    createElement: makeElement,
    createElementNS: (_space: string, tagName: string) => makeElement(tagName),
    createTextNode: () => makeElement('#text'),
    createDocumentFragment: () => makeElement('#fragment'),
    getElementById: () => null,
    getElementsByTagName: () => [],
  };
}

/** Checks the hash of an appended script or style sheet as a browser does, runs the script, and tells the element that it has loaded. */
function load(element: Element, origin: string, readFile: ReadFile, runScript: RunScript): void {
  const { tagName, src, href, integrity } = element;
  const address = tagName === 'SCRIPT' ? src : tagName === 'LINK' ? href : undefined;
  if (typeof address !== 'string') return;
  setImmediate(() => {
    const source = readFile(new URL(address, origin).pathname);
    const isAltered = typeof integrity === 'string' && source !== undefined && integrity !== hashOf(source, integrity);
    if (source === undefined || isAltered) return element.onerror?.({ type: 'error', target: element });
    if (tagName === 'SCRIPT') runScript(source, address);
    return element.onload?.({ type: 'load', target: element });
  });
}

/** By the algorithm that an integrity value names. */
function hashOf(source: string, integrity: string): string {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`;
}
