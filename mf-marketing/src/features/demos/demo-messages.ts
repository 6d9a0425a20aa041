import type { Locale, Portal } from '@portal/kit';

/** Adds the texts that all demos share, and those of one of them. */
export async function loadDemoMessages(portal: Portal, locale: Locale, bundle: string): Promise<void> {
  const files = await Promise.all(
    ['frame', bundle].map(
      (name) =>
        import(/* webpackChunkName: "locale-[request]" */ `../../../locales/${locale}/demo-${name}.json`) as Promise<{
          default: object;
        }>,
    ),
  );
  for (const file of files) portal.i18n.addResourceBundle(locale, 'marketing', file.default, true, true);
}
