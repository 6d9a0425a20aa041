import type { Locale, Portal } from '@portal/kit';
import { addShellMessages, type PortalState, isLocale } from '@portal/kit/host';

const YEAR_SECONDS = 365 * 24 * 3600;
const LOCALE_COOKIE = /(?:^|;\s*)locale=/;

/** Remembers the language for this browser and, by a cookie, for the server. */
function rememberLocale(locale: Locale): void {
  localStorage.setItem('locale', locale);
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Shows everything on the page in another language at once; the address stays, but for a `lang` it may carry. */
export async function changeLocale(portal: PortalState & Pick<Portal, 'showHead'>, locale: Locale): Promise<void> {
  if (portal.locale() === locale) return;
  rememberLocale(locale);
  const [parts] = await Promise.all([
    Promise.all([...portal.localeChanges].map((change) => change(locale))),
    addShellMessages(portal.i18n, locale),
  ]);
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
}

/**
 * Brings both memories in line at the start: a language asked for in the address becomes the choice, or the next page
 * that is loaded would be in another one; and a choice that the server cannot know, because its cookie was lost, counts
 * from the next document on.
 */
export function alignRememberedLocale(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  const remembered = localStorage.getItem('locale');
  if (isLocale(asked)) rememberLocale(asked);
  else if (isLocale(remembered) && !LOCALE_COOKIE.test(document.cookie)) rememberLocale(remembered);
}
