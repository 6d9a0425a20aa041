/** Entry of a thread that loads a section as a browser would: its entry, all it exposes, every page and every locale file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { librariesOf, loadBundle } from '../../render/load-bundle.ts';
import { standInForBrowser } from './browser-stand-in.ts';
import type { ClientTrialSetup, ClientTrialAnswer } from './client-trial.ts';

interface Route {
  id: string;
  page?: () => Promise<unknown>;
  children?: Route[];
}

/** What a section hands to the kit's createSectionApp and createWidget. */
interface Definition {
  routes?: Route[];
  bundles?: string[];
  messages?: (locale: string, bundle: string) => Promise<unknown>;
}

interface Remote {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const setup = workerData as ClientTrialSetup;
const { name, base, entry, folder, modules, bundles, provides } = setup;
let step = 'the entry';

process.on('uncaughtException', (error) => answer({ step, reason: String(error) }));
process.on('unhandledRejection', (error) => answer({ step, reason: String(error) }));

const read = (address: string): string | undefined => {
  if (!address.startsWith(base)) return undefined;
  try {
    return readFileSync(join(folder, address.slice(base.length)), 'utf8');
  } catch {
    return undefined;
  }
};
let scriptError: unknown;
standInForBrowser(read, (source, address) => {
  try {
    runInThisContext(source, { filename: address });
  } catch (error) {
    scriptError = error;
  }
});

/** Answers to whatever is asked of it: for the entry points of the kit that only a browser has. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (_target, key) => (key === 'then' || typeof key === 'symbol' ? undefined : anything),
  apply: () => anything,
  construct: () => anything as object,
});

const definitions: Definition[] = [];

function sharedLibraries(): Record<string, unknown> {
  const shared = librariesOf(loadBundle(setup.shellBundle), setup.earlierKit);
  const kit = shared['@portal/kit'] as Record<string, (definition: Definition) => unknown>;
  const noting = (make: string) => (definition: Definition) => {
    definitions.push(definition);
    return kit[make]?.(definition);
  };
  return {
    ...shared,
    '@portal/kit': { ...kit, createSectionApp: noting('createSectionApp'), createWidget: noting('createWidget') },
    '@portal/kit/admin': anything,
  };
}

async function openRemote(): Promise<(module: string) => Promise<unknown>> {
  // Only now: it looks at once whether it is in a browser
  const core = await import('@module-federation/runtime-core');
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const libraries = sharedLibraries();
  const shared = Object.fromEntries(
    Object.entries(provides).map(([library, version]) => [
      library,
      {
        version,
        scope: 'default',
        lib: () => libraries[library],
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  );
  const loadEntry = async () => {
    const source = read(base + entry);
    if (source === undefined) throw new Error(`${entry} is not there`);
    runInThisContext(source, { filename: entry });
    return (globalThis as unknown as Record<string, Remote>)[name];
  };
  const host = new core.ModuleFederation({
    name: 'shell',
    remotes: [{ name, entry: base + entry, type: 'var', entryGlobalName: name }],
    shared,
    plugins: [{ name: 'from-the-release', loadEntry: loadEntry as never }],
  });
  return (module) => host.loadRemote(`${name}/${module.replace('./', '')}`);
}

async function run(): Promise<void> {
  const loadModule = await openRemote();
  for (const module of modules) {
    step = module;
    const loaded = (await loadModule(module)) as { default?: unknown } | null | undefined;
    failOnScript();
    if (loaded?.default === undefined) throw new Error('it has no default export');
  }
  for (const definition of definitions) {
    for (const { id, page } of pagesOf(definition.routes ?? [])) {
      step = `the page "${id}"`;
      await page();
      failOnScript();
    }
    for (const locale of ['ko', 'en']) {
      for (const bundle of definition.routes ? bundles : ['common', ...(definition.bundles ?? [])]) {
        step = `locales/${locale}/${bundle}.json`;
        await definition.messages?.(locale, bundle);
      }
    }
  }
}

function failOnScript(): void {
  if (scriptError) throw scriptError as Error;
}

function pagesOf(routes: Route[]): { id: string; page: () => Promise<unknown> }[] {
  return routes.flatMap(({ id, page, children = [] }) => [...(page ? [{ id, page }] : []), ...pagesOf(children)]);
}

let isAnswered = false;

function answer(failure: ClientTrialAnswer): void {
  if (isAnswered) return;
  isAnswered = true;
  parentPort?.postMessage(failure);
}

run().then(
  () => answer({}),
  (error: unknown) => answer({ step, reason: String(scriptError ?? error) }),
);
