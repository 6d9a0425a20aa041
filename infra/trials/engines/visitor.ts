import type { Engine } from './engine.ts';

const limitMs = 20_000;
const pauseMs = 100;

type Place = { x: number; y: number } | string;

/**
 * The middle of a link, button, field or choice by what it is called, in the dialog on top or in the whole page, once it is in
 * the window and nothing lies over it; else the reason in words.
 */
function findPlace(name: string, kind: 'control' | 'field' | 'any', within: string): Place {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const root = within === '' ? dialog : (dialog.querySelector(within) ?? document.querySelector(within));
  if (!root) return `there is no ${within}`;
  const selector = {
    control: 'a[href], button, summary, [role=tab], [role=option], label',
    field: 'input, textarea, select, [contenteditable=true]',
    any: '*',
  }[kind];
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    const by = element.getAttribute('aria-labelledby')?.split(' ');
    if (label !== null) return plain(label);
    if (by) return plain(by.map((id) => document.getElementById(id)?.textContent).join(' '));
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      return plain([...(element.labels ?? [])].map(({ textContent }) => textContent).join(' '));
    return plain(element.textContent);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], .visually-hidden');
  const all = name.startsWith('css:')
    ? [...root.querySelectorAll(name.slice(4))].filter(isShown)
    : [...root.querySelectorAll(selector)].filter(isShown);
  const element = name.startsWith('css:')
    ? all[0]
    : (all.find((each) => nameOf(each) === name) ?? all.find((each) => nameOf(each).includes(name)));
  if (!element) return `nothing is called "${name}"; there are: ${all.map(nameOf).slice(0, 40).join(' | ')}`;
  const isInside = ({ top, bottom, left, right }: DOMRect) =>
    top >= 100 && bottom <= innerHeight - 10 && left >= 0 && right <= innerWidth;
  if (!isInside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return `"${name}" has no size`;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element || hit?.contains(element) === true;
  return isHit ? { x, y } : `"${name}" lies under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}

/** Somebody who uses the portal in an engine, step by step. A step that fails says what is seen instead. */
export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;
  /** How many steps were made. */
  steps = 0;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  /** Opens a page, and resolves once it is shown. What the page before loads is waited for: Firefox says of each load that it ends. */
  async open(path: string): Promise<void> {
    for (
      let [count, before, left] = [0, -1, 20];
      count !== before && left > 0;
      left -= 1, await this.pause(3 * pauseMs)
    )
      [before, count] = [count, await this.engine.evaluate(() => performance.getEntriesByType('resource').length)];
    await this.engine.goto(this.#origin + path);
    await this.until('the page is shown', () => performance.getEntriesByName('portal:shown').length > 0);
  }

  /** Waits until something is true in the page. */
  async until<Args extends unknown[]>(what: string, isTrue: (...args: Args) => boolean, ...args: Args): Promise<void> {
    this.steps += 1;
    for (const began = performance.now(); ; await this.pause()) {
      if (await this.engine.evaluate(isTrue, ...args).catch(() => false)) return;
      if (performance.now() - began > limitMs)
        throw new Error(`${what}: not within ${limitMs / 1000} s. ${await this.look()}`);
    }
  }

  sees(text: string): Promise<void> {
    return this.until(
      `"${text}" is seen`,
      (wanted) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(wanted),
      text,
    );
  }

  /** Waits until the path, with query and hash, begins so. */
  isAt(start: string): Promise<void> {
    return this.until(
      `the URL begins with ${start}`,
      (begins) => (location.pathname + location.search + location.hash).startsWith(begins),
      start,
    );
  }

  holds(field: string, text: string): Promise<void> {
    return this.until(
      `${field} holds "${text}"`,
      (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
      field,
      text,
    );
  }

  /** Scrolls to an element, and again until it stays: WebKit does not keep its place while what is above it is laid out. */
  async scrollTo(selector: string): Promise<void> {
    this.steps += 1;
    for (let [still, left] = [0, 100]; still < 10 && left > 0; left -= 1, await this.pause()) {
      const isThere = await this.engine.evaluate((wanted) => {
        const before = scrollY;
        document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' });
        return Math.abs(scrollY - before) < 2;
      }, selector);
      still = isThere ? still + 1 : 0;
    }
  }

  /** Presses what is called so, inside of what a selector finds; `css:` begins a selector in place of a name. */
  async press(name: string, within = ''): Promise<void> {
    const { x, y } = await this.find(name, 'control', within);
    await this.engine.press(x, y);
  }

  /** Presses a field and types in place of what it holds. */
  async type(field: string, text: string, within = ''): Promise<void> {
    const { x, y } = await this.find(field, 'field', within);
    await this.engine.press(x, y);
    await this.engine.evaluate(() => {
      const { activeElement: active } = document;
      if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.select();
    });
    await this.engine.type(text);
  }

  /** Where something is, once it has been there twice. */
  async find(name: string, kind: 'control' | 'field' | 'any', within = ''): Promise<{ x: number; y: number }> {
    this.steps += 1;
    let before = '';
    for (const began = performance.now(); ; await this.pause()) {
      const place = await this.engine.evaluate(findPlace, name, kind, within);
      if (typeof place !== 'string' && JSON.stringify(place) === before) return place;
      before = JSON.stringify(place);
      if (performance.now() - began > limitMs) throw new Error(`${before}. ${await this.look()}`);
    }
  }

  /** What is on the page, for messages. */
  look(): Promise<string> {
    return this.engine
      .evaluate(
        () =>
          `At ${location.pathname}${location.search}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600)}`,
      )
      .catch((error: unknown) => String(error));
  }

  pause(ms = pauseMs): Promise<void> {
    return new Promise((next) => setTimeout(next, ms));
  }
}
