import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Translate } from './i18n.ts';
import { isLocale, type Locale } from './locale.ts';
import type { Portal } from './portal.ts';
import { usePortal } from './portal-context.tsx';

export interface Translation {
  t: Translate;
}

function useLanguage({ i18n }: Portal): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      i18n.on('languageChanged', notify);
      return () => i18n.off('languageChanged', notify);
    },
    [i18n],
  );
  const getLanguage = () => i18n.language;
  return useSyncExternalStore(subscribe, getLanguage, getLanguage);
}

/** The language of the page; a change renders the component again. */
export function useLocale(): Locale {
  const language = useLanguage(usePortal());
  return isLocale(language) ? language : 'ko';
}

/** The messages of a section's namespace in the language of the page; a change renders the component again. */
export function useTranslation(section: string): Translation {
  const portal = usePortal();
  const language = useLanguage(portal);
  const t = useMemo(() => portal.i18n.getFixedT(language, section), [portal, language, section]);
  return { t };
}
