import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** What a visitor has in the hand. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Of a list of choices, by the visible words of the choice. */
  choose(list: Locator, label: string): Promise<void>;
  /** A slider to another value. */
  slide(slider: Locator): Promise<void>;
  /** A widget one row down. */
  moveDown(widget: Locator): Promise<void>;
}

const boxOf = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to take hold of');
  return box;
};
const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    choose: async (list, label) => void (await list.selectOption({ label })),
    async slide(slider) {
      const { x, y, width, height } = await boxOf(slider);
      await page.mouse.click(x + width * 0.7, y + height / 2);
    },
    async moveDown(widget) {
      const box = await boxOf(widget);
      const [x, y] = middleOf(box);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + box.height, { steps: 5 });
      await page.mouse.up();
    },
  };
}

/** A finger is at rest before it lets go. */
const restMs = 100;

export function finger(page: Page, cdp: CDPSession): Hand {
  return {
    press: (target) => target.tap(),
    choose: async (list, label) => void (await list.selectOption({ label })),
    async slide(slider) {
      const { x, y, width, height } = await boxOf(slider);
      await page.touchscreen.tap(x + width * 0.7, y + height / 2);
    },
    async moveDown(widget) {
      await widget.tap();
      const box = await boxOf(widget);
      const [x, y] = middleOf(box);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x, y });
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', { x, y: y + (box.height * step) / 5 });
      // A finger that lets go while it moves flings; of the next tap the browser then takes only that it ends the fling
      await page.waitForTimeout(restMs);
      await touch('touchMove', { x, y: y + box.height });
      await touch('touchEnd');
    },
  };
}

const mostTabs = 80;

export function keys(page: Page): Hand {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  /** Tab, as often as it takes; back where the target lies before the focus. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await isFocused(target)) return;
      const isBehind = await target.evaluate((element) =>
        Boolean(document.activeElement!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING),
      );
      await keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`no key reaches ${await target.evaluate(({ outerHTML }) => outerHTML.slice(0, 200))}`);
  }
  return {
    async press(target) {
      if ((await target.getAttribute('type')) !== 'radio') {
        await reach(target);
        return keyboard.press('Enter');
      }
      const name = await target.getAttribute('name');
      await reach(page.locator(`input[name="${name}"]:checked`));
      for (let steps = 0; steps < 12 && !(await target.isChecked()); steps += 1) await keyboard.press('ArrowDown');
      expect(await target.isChecked()).toBe(true);
    },
    async choose(list, label) {
      await reach(list);
      await keyboard.press('Home');
      const chosen = () => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
      for (let steps = 0; steps < 12 && (await chosen()) !== label; steps += 1) await keyboard.press('ArrowDown');
      expect(await chosen()).toBe(label);
    },
    async slide(slider) {
      await reach(slider);
      await keyboard.press('ArrowRight');
    },
    async moveDown(widget) {
      await reach(widget);
      await keyboard.press('ArrowDown');
    },
  };
}
