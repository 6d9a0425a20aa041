import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { actions, asJsonFunction, keys, stop, within, type Engine, type EngineOptions } from './engine.ts';

const limitMs = 60_000;

const preferences = (folder: string, isBlocked: boolean) => ({
  'intl.accept_languages': 'ko-KR, ko',
  'browser.download.dir': path.join(folder, 'downloads'),
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'ui.prefersReducedMotion': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  // Cookies and storage, of the site itself too
  ...(isBlocked ? { 'network.cookie.cookieBehavior': 2 } : {}),
});

interface Reply {
  id?: number;
  type: string;
  method?: string;
  params?: { level?: string; text?: string };
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Firefox by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox({ folder, isBlocked = false }: EngineOptions): Promise<Engine> {
  const profile = path.join(folder, 'profile');
  mkdirSync(profile, { recursive: true });
  const lines = Object.entries(preferences(folder, isBlocked)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, '--width=1440', '--height=900'],
    { env: { ...process.env, TZ: 'Asia/Seoul' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await within(
    'the start of Firefox',
    limitMs,
    new Promise<string>((found) => {
      createInterface({ input: browser.stderr }).on('line', (line) => {
        const [, url] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
        if (url) found(url);
      });
    }),
  );
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { done(result: Record<string, unknown>): void; fail(error: Error): void }>();
  let said: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    const call = waiting.get(reply.id ?? -1);
    if (reply.method === 'log.entryAdded' && reply.params?.level === 'error') said.push(reply.params.text ?? '');
    else if (reply.type === 'success') call?.done(reply.result ?? {});
    else if (reply.type === 'error') call?.fail(new Error(`${reply.error}: ${reply.message}`));
  });
  await once(socket, 'open');
  let count = 0;
  const send = (method: string, params: object) =>
    within(
      method,
      limitMs,
      new Promise<Record<string, unknown>>((done, fail) => {
        waiting.set((count += 1), { done, fail });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    );
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.activate', { context });
  const perform = (of: object[]) => send('input.performActions', { context, actions: of }).then(() => undefined);
  const call = async (functionDeclaration: string, ...args: string[]) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      arguments: args.map((value) => ({ type: 'string', value })),
    })) as { result?: { value?: unknown; sharedId?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };

  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (run, ...args) =>
      JSON.parse(String((await call(asJsonFunction(run), JSON.stringify(args)))?.value ?? 'null')),
    press: (x, y) => perform(actions.press(x, y)),
    drag: (from, to) => perform(actions.drag(from, to)),
    type: (text) => perform(actions.type(text)),
    key: (name) => perform(actions.type(keys[name])),
    async upload(selector, files) {
      const element = await call('(selector) => document.querySelector(selector)', selector);
      await send('input.setFiles', { context, element: { sharedId: element?.sharedId }, files });
    },
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    errors() {
      const errors = said;
      said = [];
      return errors;
    },
    async end() {
      socket.close();
      await stop(browser);
    },
  };
}
