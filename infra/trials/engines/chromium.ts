import { chromium } from 'playwright';
import path from 'node:path';
import { chromiumArguments, findChromium } from '../../tooling/chromium/find-chromium.ts';
import { asJsonFunction, type Engine, type EngineOptions } from './engine.ts';

/** Chromium, for pictures beside those of the other engines. */
export async function startChromium({ folder }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' });
  const page = await context.newPage();
  let said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('download', (download) => void download.saveAs(path.join(folder, 'downloads', download.suggestedFilename())));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: async (run, ...args) =>
      JSON.parse(await page.evaluate<string>(`(${asJsonFunction(run)})(${JSON.stringify(JSON.stringify(args))})`)),
    press: (x, y) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    upload: (selector, files) => page.setInputFiles(selector, files),
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    errors() {
      const errors = said;
      said = [];
      return errors;
    },
    end: () => browser.close(),
  };
}
