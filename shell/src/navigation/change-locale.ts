import type { Locale, Portal } from '@portal/kit';
import { addShellMessages } from '@portal/kit/host';
import { showHead } from './document-head.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers the language for this browser and, by a cookie, for the server. */
function rememberLocale(locale: Locale): void {
  localStorage.setItem('locale', locale);
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Shows everything on the page in another language at once; the address stays, but for a `lang` it may carry. */
export async function changeLocale(portal: Portal, locale: Locale): Promise<void> {
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
    if (part.head) showHead(part.head, portal.settings.publicOrigin);
  }
}

/** A choice remembered here but unknown to the server (its cookie was lost) counts from the next document on. */
export function mirrorRememberedLocale(): void {
  const remembered = localStorage.getItem('locale');
  if ((remembered === 'ko' || remembered === 'en') && !/(?:^|;\s*)locale=/.test(document.cookie)) rememberLocale(remembered);
}
