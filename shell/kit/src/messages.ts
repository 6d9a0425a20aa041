import type { MessageLoader } from './contract.ts';
import type { I18n } from './i18n.ts';
import type { Locale } from './locale.ts';

/** What is there or on its way, by section, language and bundle, and which version of the section it came from. */
const loaded = new WeakMap<I18n, Map<string, { load: MessageLoader; done: Promise<void> }>>();

/** Adds the bundles of a section that are not there yet; each file's top-level key is its own name. Another version of the section, whose loader is another, brings its own. */
export async function addMessages(
  instance: I18n,
  section: string,
  locale: Locale,
  bundles: readonly string[],
  load: MessageLoader,
): Promise<void> {
  const known = loaded.get(instance) ?? new Map<string, { load: MessageLoader; done: Promise<void> }>();
  loaded.set(instance, known);
  async function add(key: string, bundle: string): Promise<void> {
    try {
      const messages = await load(locale, bundle);
      if (known.get(key)?.load === load) instance.addResourceBundle(locale, section, messages.default, true, true);
    } catch (error) {
      if (known.get(key)?.load === load) known.delete(key);
      throw error;
    }
  }
  await Promise.all(
    bundles.map((bundle) => {
      const key = `${section}/${locale}/${bundle}`;
      const before = known.get(key);
      if (before?.load === load) return before.done;
      const entry = { load, done: Promise.resolve() };
      known.set(key, entry);
      entry.done = add(key, bundle);
      return entry.done;
    }),
  );
}

/** The name of a bundle's chunk, as webpack forms it from `locale-[request]`. */
export function messageChunk(locale: Locale, bundle: string): string {
  return `locale-${locale}-${bundle}-json`;
}

let shellMessages: MessageLoader | undefined;

/** Host only: where the shell's own messages come from; the kit's components speak them. */
export function provideShellMessages(load: MessageLoader): void {
  shellMessages = load;
}

/** Adds `common`, the bundles named, and in a new language all that are in use, of the shell's own namespace. */
export async function addShellMessages(instance: I18n, locale: Locale, bundles: readonly string[] = []): Promise<void> {
  const known = [...(loaded.get(instance)?.keys() ?? [])].map((key) => key.split('/'));
  const used = known.flatMap(([section, , bundle]) => (section === 'shell' && bundle ? bundle : []));
  if (shellMessages)
    await addMessages(instance, 'shell', locale, [...new Set(['common', ...used, ...bundles])], shellMessages);
}
