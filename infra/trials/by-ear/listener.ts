import type { CDPSession, Page } from '@playwright/test';
import { whenShown } from '../../tooling/e2e/when-shown.ts';

interface AxValue {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** Parts of a page whose names are said when the focus comes into them. */
const areas = new Set(
  'navigation main banner contentinfo complementary search form region dialog alertdialog group radiogroup tablist menu listbox table list'.split(
    ' ',
  ),
);
/** States that are said, with the values that say nothing. */
const states: Record<string, unknown[]> = {
  checked: [],
  disabled: [false],
  expanded: [],
  invalid: ['false', false],
  level: [],
  pressed: [],
  readonly: [false],
  required: [false],
  selected: [false],
};
const mostStops = 120;
const limitMs = 15_000;

/** What something is known by: an expression, or a part of what is said. */
type Words = RegExp | string;

const fits = (words: Words, said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said));

const textOf = (value: AxValue | undefined) =>
  typeof value?.value === 'string' ? value.value.replaceAll(/\s+/g, ' ').trim() : '';

/** Runs in the page, from its first script on: what its live regions say, in the order of time. */
function watchLiveRegions(): void {
  const report = (globalThis as unknown as { reportSaid: (text: string) => unknown }).reportSaid;
  const regionSelector = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isMute = (element: Element) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isInert = dialog !== undefined && !dialog.contains(element);
    return isInert || element.closest('[aria-hidden=true], [inert], [hidden]') !== null;
  };
  new MutationObserver((changes) => {
    const said = new Set<string>();
    for (const { target, addedNodes, type } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest(regionSelector);
      if (region && !isMute(region)) {
        const isWhole = region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status], [role=alert]');
        const parts = isWhole ? [region] : type === 'characterData' ? [target] : [...addedNodes];
        for (const part of parts) said.add(plain(part.textContent));
      } else
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]') && !isMute(alert)) said.add(plain(alert.textContent));
    }
    // What the page begins with is read, not said
    if (performance.getEntriesByName('portal:shown').length > 0) for (const text of said) if (text) report(text);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A person at the keyboard, with what a screen reader says, by the accessibility tree of Chromium. */
export class Listener {
  readonly page: Page;
  /** What was pressed and said, line by line. */
  readonly lines: string[] = [];
  /** What cannot be used: a lost focus, a control without a name. */
  readonly faults: string[] = [];
  readonly #tree: CDPSession;
  #areas: string[] = [];
  /** What has the focus, as it is said. */
  #focused = '';

  private constructor(page: Page, tree: CDPSession) {
    this.page = page;
    this.#tree = tree;
  }

  static async start(page: Page): Promise<Listener> {
    const tree = await page.context().newCDPSession(page);
    const listener = new Listener(page, tree);
    await page.exposeBinding('reportSaid', (_source, text: string) => listener.lines.push(`    (said) ${text}`));
    await page.addInitScript(watchLiveRegions);
    return listener;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await whenShown(this.page);
    this.#areas = [];
    this.lines.push(`opens ${path}`, `    "${await this.page.title()}"`);
  }

  /** Presses a key, and notes where the focus is then. Resolves once it has stayed there. */
  async press(key: string, pauseMs = 0): Promise<void> {
    this.lines.push(key);
    await this.page.keyboard.press(key);
    await this.page.waitForTimeout(pauseMs);
    await this.#note();
  }

  /** The browser's own key, which headless browsers have not. */
  async back(): Promise<void> {
    this.lines.push('Alt+ArrowLeft');
    await this.page.goBack();
    await this.#note();
  }

  /** Presses Tab, or another key, until the wanted control has the focus. */
  async goTo(wanted: Words, key = 'Tab'): Promise<void> {
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.press(key);
      if (fits(wanted, this.#focused)) return;
    }
    throw new Error(
      `${String(wanted)} was not reached by ${mostStops} times ${key}:\n${this.lines.slice(-60).join('\n')}`,
    );
  }

  /** Goes to a control and presses it, and waits half a second: by then the focus is where it stays. */
  async use(wanted: Words, key = 'Enter'): Promise<void> {
    await this.goTo(wanted);
    await this.press(key, 600);
  }

  /** Goes past header and menu, as the first link of each page offers. */
  async skipMenu(): Promise<void> {
    await this.use(/^link "(본문으로 바로가기|Skip to)/);
  }

  /** Types into a field, which may have the focus already. */
  async type(field: Words, text: string): Promise<void> {
    if (!fits(field, this.#focused)) await this.goTo(field);
    this.lines.push(`types "${text}"`);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Waits until something is said, or has the focus, after the last key. */
  async waitFor(text: Words): Promise<void> {
    const since = this.lines.findLastIndex((line) => !line.startsWith(' '));
    for (const began = performance.now(); ; await this.page.waitForTimeout(100)) {
      if (this.lines.slice(since).some((line) => fits(text, line))) return;
      await this.#note();
      if (performance.now() - began > limitMs)
        throw new Error(`${String(text)} was not said:\n${this.lines.slice(-40).join('\n')}`);
    }
  }

  /** Adds what the focus is on, if that is not what was said last. */
  async #note(): Promise<void> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId || result.className === 'HTMLBodyElement') {
      this.#focused = '';
      // Between the last and the first stop the focus is the browser's own
      const isOwn = this.lines.at(-1) === 'Tab' || this.lines.at(-1) === 'Shift+Tab';
      if (!isOwn)
        this.faults.push(`the focus is on the body of ${this.page.url()} after: ${this.lines.slice(-3).join(' / ')}`);
      return;
    }
    const { nodes } = (await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    })) as { nodes: AxNode[] };
    const [focused] = nodes;
    // What is not in the tree yet is said once it is
    if (!focused || focused.ignored) return;
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const around: string[] = [];
    for (let at = byId.get(focused.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
      if (!at.ignored && areas.has(textOf(at.role))) around.unshift(`${textOf(at.role)} "${textOf(at.name)}"`);
    const entered = around.filter((area) => !this.#areas.includes(area) && !area.endsWith('""'));
    this.#areas = around;
    const before = this.#focused;
    this.#focused = this.#describe(focused);
    if (this.#focused !== before || entered.length > 0)
      this.lines.push(`    ${[...entered, this.#focused].join(', ')}`);
  }

  #describe({ role, name, value, description, properties = [] }: AxNode): string {
    if (!textOf(name) && !['RootWebArea', 'main'].includes(textOf(role)))
      this.faults.push(
        `a ${textOf(role)} of ${this.page.url()} has no name after: ${this.lines.slice(-3).join(' / ')}`,
      );
    const said = properties.flatMap(({ name: state, value: { value: is } }) =>
      state in states && !states[state]?.includes(is) ? [`${state} ${String(is)}`] : [],
    );
    const content = textOf(value) ? [`holds "${textOf(value)}"`] : [];
    const more = textOf(description) ? [`"${textOf(description)}"`] : [];
    return [`${textOf(role)} "${textOf(name)}"`, ...content, ...said, ...more].join(', ');
  }
}
