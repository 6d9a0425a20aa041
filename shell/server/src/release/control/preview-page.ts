import type { Locale } from '@portal/contract';
import { escapeHtml } from '@portal/runtime';
import { siteTexts } from '../../config/site-texts.ts';
import type { Preview } from './preview-link.ts';

/** The page loads and runs nothing; its form goes to this site. */
export const previewPagePolicy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const button = (label: string): string => `<p><button>${escapeHtml(label)}</button></p>`;

function pageHtml(locale: Locale, { action, text, rest }: { action: string; text: string; rest: string }): string {
  const { siteName, preview } = siteTexts(locale);
  const title = escapeHtml(`${preview.title} – ${siteName}`);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>',
    `<body><main><h1>${escapeHtml(preview.title)}</h1><p>${escapeHtml(text)}</p>`,
    `<form method="post" action="${action}">${rest}</form></main></body></html>`,
  ].join('');
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Says what a link shows; its button starts the preview. */
export function openPreviewHtml(
  locale: Locale,
  preview: Preview,
  { token, to }: { token: string; to: string },
): string {
  const { preview: texts } = siteTexts(locale);
  const { section, version, origin = '', until } = preview;
  const values: Record<string, string> = {
    section,
    version: version ?? origin,
    until: new Date(until * 1_000).toLocaleString(locale, { timeZone: 'Asia/Seoul', timeZoneName: 'short' }),
  };
  const text = (version === undefined ? texts.developer : texts.text).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  const rest = hidden('token', token) + hidden('to', to) + button(texts.open);
  return pageHtml(locale, { action: '/api/portal/preview', text, rest });
}

/** Its button ends the preview of this browser. */
export function endPreviewHtml(locale: Locale, to: string): string {
  const { preview: texts } = siteTexts(locale);
  const rest = hidden('to', to) + button(texts.end);
  return pageHtml(locale, { action: '/api/portal/preview/end', text: texts.endText, rest });
}
