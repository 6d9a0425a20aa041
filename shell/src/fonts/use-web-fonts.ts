import { useEffect } from 'react';

/** Puts the web fonts' style sheet in force. Documents carry it for print only, so that it never holds back the first paint. */
export function useWebFonts(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')) link.media = 'all';
  }, []);
}
