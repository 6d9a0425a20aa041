import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type CheckoutCopy, type Finished } from '../../tooling/e2e/checkout-copy.ts';

export { expect } from '../../tooling/e2e/checkout-copy.ts';

export interface Repository {
  folder: string;
  /** Archives of the platform's packages. */
  packages: string;
  env: Record<string, string | undefined>;
  /** Runs npm there; rejects with the output when it fails. Prints how long it took. */
  npm(...args: string[]): Promise<string>;
  /** Starts `npm run dev` there; resolves with the link that it prints. */
  dev(): Promise<{ link: string; stop(): Promise<void> }>;
  edit(file: string, before: string | RegExp, after: string): void;
}

export function told(what: string, began: number): void {
  process.stdout.write(`  ${what.padEnd(36)} ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s\n`);
}

/** Runs a program and collects what it prints. */
export function run(command: string, args: string[], cwd: string, env: Repository['env']) {
  const child: ChildProcess = spawn(command, args, { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as Finished['code'], output }));
  return { child, ended, output: () => output };
}

async function must(what: string, work: Promise<Finished>): Promise<string> {
  const began = performance.now();
  const { code, output } = await work;
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  told(what, began);
  return output;
}

interface Wanted {
  name: string;
  ko: string;
  en: string;
}

/** Makes a repository in the portal's checkout, and the environment in which its team works. */
async function makeRepository(
  checkout: CheckoutCopy,
  { packages, folder }: Pick<Repository, 'packages' | 'folder'>,
  { name, ko, en }: Wanted,
): Promise<Repository> {
  const words = [name, `/${name}`, '--ko', ko, '--en', en];
  const place = ['--standalone', folder, '--packages', packages];
  await must('repository made', checkout.run('new-section', [...words, ...place]));
  const token = await must('token printed', checkout.run('release', [name, 'token']));
  // As in a shell of its own, not below the npm that runs the tests
  const outer = Object.entries(process.env).filter(
    ([variable]) => !/^npm_|^NODE_OPTIONS$|^NODE_ENV$|^PLAYWRIGHT/.test(variable),
  );
  const env = { ...Object.fromEntries(outer), PORTAL_ORIGIN: checkout.origin, RELEASE_TOKEN: token.trim() };
  return {
    folder,
    packages,
    env,
    npm: (...args) => must(`npm ${args.join(' ')}`, run('npm', args, folder, env).ended),
    async dev() {
      const began = performance.now();
      const { child, ended, output } = run('npm', ['run', 'dev'], folder, env);
      const link = await new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', () => {
          const found = /http:\/\/localhost:\d+\/api\/portal\/preview\S+/.exec(output());
          if (found) resolve(found[0]);
        });
        void ended.then((done) => reject(new Error(done.output)));
      });
      told('npm run dev prints its link', began);
      return {
        link,
        async stop() {
          if (child.pid) process.kill(-child.pid, 'SIGINT');
          await ended;
        },
      };
    },
    edit(file, before, after) {
      const whole = path.join(folder, file);
      const text = readFileSync(whole, 'utf8');
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not hold ${String(before)}`);
      writeFileSync(whole, changed);
    },
  };
}

/** Tests with a portal in a copy of the checkout, and a repository of the section `careers` beside it. */
export const test = base.extend<object, { repository: Repository }>({
  repository: [
    async ({ checkout }, use) => {
      const place = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')));
      const places = { packages: path.join(place, 'packages'), folder: path.join(place, 'careers') };
      await must('packages packed', checkout.run('pack', [places.packages]));
      await use(await makeRepository(checkout, places, { name: 'careers', ko: '채용', en: 'Careers' }));
      rmSync(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
