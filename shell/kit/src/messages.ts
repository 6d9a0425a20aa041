import type { MessageLoader } from './contract.ts';
import type { I18n } from './i18n.ts';
import type { Locale } from './locale.ts';

/** What is there or on its way, by section, language and bundle. */
const loaded = new WeakMap<I18n, Map<string, Promise<void>>>();

/** Adds the bundles of a section that are not there yet; each file's top-level key is its own name. */
export async function addMessages(
  instance: I18n,
  section: string,
  locale: Locale,
  bundles: readonly string[],
  load: MessageLoader,
): Promise<void> {
  const known = loaded.get(instance) ?? new Map<string, Promise<void>>();
  loaded.set(instance, known);
  async function add(key: string, bundle: string): Promise<void> {
    try {
      const messages = await load(locale, bundle);
      instance.addResourceBundle(locale, section, messages.default, true, true);
    } catch (error) {
      known.delete(key);
      throw error;
    }
  }
  await Promise.all(
    bundles.map((bundle) => {
      const key = `${section}/${locale}/${bundle}`;
      const adding = known.get(key) ?? add(key, bundle);
      known.set(key, adding);
      return adding;
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
