import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { actions, asJsonFunction, keys, stop, within, type Engine, type EngineOptions } from './engine.ts';

const limitMs = 60_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A screen without a monitor; resolves with its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await within('Xvfb', limitMs, once(createInterface({ input: screen.stdout }), 'line'))) as [string];
  return { screen, display: `:${line}` };
}

/** WebKitGTK by the WebDriver protocol, in a window of its own (`webkit-window.py`). */
export async function startWebkit({ folder, isBlocked = false }: EngineOptions): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    TZ: 'Asia/Seoul',
    LANG: 'ko_KR.UTF-8',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    TRIAL_FOLDER: folder,
    TRIAL_BLOCKED: isBlocked ? '1' : '0',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (/^CONSOLE .*\berror\b/i.test(line)) said.push(line);
    });

  const request = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      signal: AbortSignal.timeout(limitMs),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`);
    return value;
  };
  const isListening = async () => {
    for (;;)
      if (
        await request('GET', '/status').then(
          () => true,
          () => false,
        )
      )
        return;
      else await new Promise((next) => setTimeout(next, 50));
  };
  await within('WebKitWebDriver', limitMs, isListening());
  const { sessionId } = (await request('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'webkit-window.py'), args: [] },
        timeouts: { script: limitMs, pageLoad: limitMs },
        unhandledPromptBehavior: 'accept',
      },
    },
  })) as { sessionId: string };
  const at = (address: string) => `/session/${sessionId}${address}`;
  const perform = async (of: object[]) => void (await request('POST', at('/actions'), { actions: of }));
  const find = async (selector: string) => {
    const found = await request('POST', at('/element'), { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey] ?? '';
  };

  return {
    goto: async (url) => void (await request('POST', at('/url'), { url })),
    reload: async () => void (await request('POST', at('/refresh'), {})),
    back: async () => void (await request('POST', at('/back'), {})),
    async evaluate(run, ...args) {
      const script = `return (${asJsonFunction(run)})(arguments[0])`;
      const json = await request('POST', at('/execute/sync'), { script, args: [JSON.stringify(args)] });
      return JSON.parse(String(json ?? 'null'));
    },
    press: (x, y) => perform(actions.press(x, y)),
    drag: (from, to) => perform(actions.drag(from, to)),
    type: (text) => perform(actions.type(text)),
    key: (name) => perform(actions.type(keys[name])),
    async upload(selector, files) {
      await request('POST', at(`/element/${await find(selector)}/value`), { text: files.join('\n') });
    },
    screenshot: async () => Buffer.from(String(await request('GET', at('/screenshot'))), 'base64'),
    resize: async (width, height) => void (await request('POST', at('/window/rect'), { x: 0, y: 0, width, height })),
    errors() {
      const errors = said;
      said = [];
      return errors;
    },
    async end() {
      await request('DELETE', at('')).catch(() => undefined);
      for (const process of [driver, screen]) await stop(process);
    },
  };
}
