import type { PageHead } from '@portal/kit';

function setMeta(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Brings the head of the document in line with the page that is shown now. */
export function showHead(head: PageHead, publicOrigin: string): void {
  const address = publicOrigin + (head.canonical ?? location.pathname);
  const own = `?lang=${head.translated === false ? 'ko' : document.documentElement.lang}`;
  document.title = head.title;
  setMeta('meta[name="description"]', 'content', head.description);
  setMeta('link[rel="canonical"]', 'href', address + own);
  for (const [name, language] of Object.entries({ ko: 'ko', en: 'en', 'x-default': 'en' }))
    setMeta(`link[hreflang="${name}"]`, 'href', `${address}?lang=${language}`);
}
