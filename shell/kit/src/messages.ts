import { createInstance, type i18n } from 'i18next';
import type { MessageLoader } from './contract.ts';
import type { Locale } from './locale.ts';

/** The i18next instance of one page: a namespace a section, filled as bundles are loaded. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return instance;
}

const loaded = new WeakMap<i18n, Set<string>>();

/** Adds the bundles of a section that are not there yet; each file's top-level key is its own name. */
export async function addMessages(
  instance: i18n,
  section: string,
  locale: Locale,
  bundles: readonly string[],
  load: MessageLoader,
): Promise<void> {
  const known = loaded.get(instance) ?? new Set<string>();
  loaded.set(instance, known);
  await Promise.all(
    bundles.map(async (bundle) => {
      const key = `${section}/${locale}/${bundle}`;
      if (known.has(key)) return;
      const messages = await load(locale, bundle);
      instance.addResourceBundle(locale, section, messages.default, true, true);
      known.add(key);
    }),
  );
}

/** Host only: the next page of a section brings its messages again, because they are those of another version. */
export function forgetMessages(instance: i18n, section: string): void {
  const known = loaded.get(instance);
  for (const key of known ?? []) if (key.startsWith(`${section}/`)) known?.delete(key);
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
export async function addShellMessages(instance: i18n, locale: Locale, bundles: readonly string[] = []): Promise<void> {
  const known = [...(loaded.get(instance) ?? [])].map((key) => key.split('/'));
  const used = known.flatMap(([section, , bundle]) => (section === 'shell' && bundle ? bundle : []));
  if (shellMessages)
    await addMessages(instance, 'shell', locale, [...new Set(['common', ...used, ...bundles])], shellMessages);
}
