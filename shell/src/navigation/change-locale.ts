import type { Locale, Portal } from '@portal/kit';
import { browserStorage } from '@portal/kit/storage';
import { addShellMessages, type PortalState, isLocale } from '@portal/kit/host';

const YEAR_SECONDS = 365 * 24 * 3600;
const LOCALE_COOKIE = /(?:^|;\s*)locale=/;

/** Remembers the language for this browser and, by a cookie, for the server. */
function rememberLocale(locale: Locale): void {
  browserStorage.set('locale', locale);
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

type ChangingPortal = Pick<PortalState, 'locale' | 'localeChanges' | 'i18n' | 'toasts'> & Pick<Portal, 'showHead'>;

/** How often a language was chosen: the last choice counts. */
let choices = 0;

/** Everything on the page in another language; of the page that is there when all has come. */
async function loadParts({ localeChanges, i18n }: ChangingPortal, locale: Locale) {
  for (;;) {
    const { href } = location;
    const [parts] = await Promise.all([
      Promise.all([...localeChanges].map((change) => change(locale))),
      addShellMessages(i18n, locale),
    ]);
    if (location.href === href) return parts;
  }
}

/**
 * Shows everything on the page in another language at once; the address stays, but for a `lang` it may carry. What cannot
 * be loaded changes nothing, and says so. The choice is remembered when it is shown.
 */
export async function changeLocale(portal: ChangingPortal, locale: Locale): Promise<void> {
  choices += 1;
  const choice = choices;
  if (portal.locale() === locale) return;
  const parts = await loadParts(portal, locale).catch((error: unknown) => console.warn(error));
  if (choice !== choices) return;
  if (!parts) {
    portal.toasts.show('error', portal.i18n.t('common.header.localeFailed', { ns: 'shell' }));
    return;
  }
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  document.documentElement.lang = locale;
  await portal.i18n.changeLanguage(locale);
  for (const part of parts) {
    part.show();
    if (part.head) portal.showHead(part.head);
  }
  rememberLocale(locale);
}

/**
 * Brings both memories in line at the start: a language asked for in the address becomes the choice, or the next page
 * that is loaded would be in another one; and a choice that the server cannot know, because its cookie was lost, counts
 * from the next document on.
 */
export function alignRememberedLocale(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  const remembered = browserStorage.get('locale');
  if (isLocale(asked)) rememberLocale(asked);
  else if (isLocale(remembered) && !LOCALE_COOKIE.test(document.cookie)) rememberLocale(remembered);
}
