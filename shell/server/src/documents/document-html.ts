import type { Locale, PortalInit, RenderedFrame } from '@portal/contract';
import type { Asset } from './document-assets.ts';
import { attributes, escapeHtml, scriptJson } from './escape.ts';
import { siteTexts } from './site-texts.ts';
import type { Theme } from './theme.ts';

export interface DocumentParts {
  locale: Locale;
  theme: Theme;
  /** What search engines read, as html. */
  head: string;
  nonce: string;
  /** A style sheet without text could not be read and is linked instead. */
  styles: { asset: Asset; text: string | undefined }[];
  scripts: Asset[];
  /** Asked for as soon as the document is read. */
  early: Asset[];
  preloads: Asset[];
  fonts: Asset[];
  frame: RenderedFrame | undefined;
  /** Origin of a dev server that may have stopped. */
  devServer?: string;
  /** Owner of the path; without html its container stays empty and the browser fills it. */
  section?: { name: string; html?: string };
  init: PortalInit;
}

/** The whole document. `#portal-init` and the container ids are what the shell's browser host looks for. */
export function documentHtml(parts: DocumentParts): string {
  const { nonce, frame } = parts;
  return [
    `<!doctype html><html lang="${parts.locale}" data-theme="${parts.theme}"><head>`,
    parts.head,
    renderOnceRead,
    parts.devServer === undefined ? '' : `<script${attributes({ nonce })}>${leaveWithout(parts.devServer)}</script>`,
    ...parts.styles.map(({ asset, text }) => styleTag(asset, text, nonce)),
    ...parts.fonts.map(
      ({ href, integrity }) =>
        `<link${attributes({ rel: 'stylesheet', media: 'print', 'data-fonts': true, href, integrity })}>`,
    ),
    `</head><body><div id="shell-header">${frame?.header ?? ''}</div>`,
    `<main id="main" tabindex="-1">${sectionContainer(parts.section)}<div id="section-fallback"></div></main>`,
    `<div id="shell-footer">${frame?.footer ?? ''}</div><div id="shell-toasts"></div>`,
    '<div id="shell-announcer" role="status" aria-live="polite" class="visually-hidden"></div>',
    `<script type="application/json" id="portal-init">${scriptJson(parts.init)}</script>`,
    '<template id="portal-scripts">',
    ...parts.scripts.map((asset) => `<script${attributes({ src: asset.href, ...loading(asset, nonce) })}></script>`),
    ...parts.preloads.map(
      (asset) => `<link${attributes({ rel: 'preload', as: 'script', href: asset.href, ...loading(asset, nonce) })}>`,
    ),
    `</template><script${attributes({ nonce })}>${keepEarlyForms}${askForScripts}</script>`,
    ...parts.early.map(
      (asset) => `<script${attributes({ async: true, src: asset.href, ...loading(asset, nonce) })}></script>`,
    ),
    '</body></html>',
  ].join('');
}

/** A page whose dev server has stopped would stay dead: its visitor gets what everybody sees instead. */
const leaveWithout = (origin: string): string =>
  `addEventListener('error',(event)=>{if(String(event.target.src).startsWith(${JSON.stringify(origin)}))` +
  `location.replace('/api/portal/preview/end?to='+encodeURIComponent(location.pathname+location.search))},true)`;

/** The first picture waits until the page is read to its end, or what is read later would move what stands there already. */
const renderOnceRead = '<link rel="expect" href="#section-fallback" blocking="render">';

/**
 * Asks for the scripts once the page stands on the screen: before that, loading and running them would only hold the
 * first picture up. A page that nobody looks at paints nothing, so there, and should no frame come, time decides.
 * Asked twice, the template has nothing left.
 */
const askForScripts = [
  'const ask=()=>document.head.append(document.getElementById("portal-scripts").content);',
  'document.hidden?ask():requestAnimationFrame(()=>requestAnimationFrame(ask));setTimeout(ask,1500)',
].join('');

/**
 * Keeps a form that is sent before the page answers, for the shell's early-forms.ts. Forms with an action of their own,
 * such as a search, go there.
 */
const keepEarlyForms = [
  'addEventListener("submit",globalThis.keepSubmit=(event)=>{if(event.defaultPrevented||event.target.hasAttribute("action"))return;',
  'event.preventDefault();keepSubmit.kept=event});',
].join('');

/** A preload is only used when its integrity and CORS mode equal those of the script that follows. */
function loading(asset: Asset, nonce: string): Record<string, string | undefined> {
  return { integrity: asset.integrity, crossorigin: 'anonymous', fetchpriority: 'low', nonce };
}

function styleTag(asset: Asset, text: string | undefined, nonce: string): string {
  if (text === undefined)
    return `<link${attributes({ rel: 'stylesheet', href: asset.href, integrity: asset.integrity })}>`;
  return `<style${attributes({ 'data-href': asset.href, nonce })}>${text}</style>`;
}

function sectionContainer(section: DocumentParts['section']): string {
  if (!section) return '';
  const rendered = section.html === undefined ? undefined : section.name;
  return `<div${attributes({ id: `section-${section.name}`, 'data-ssr': rendered })}>${section.html ?? ''}</div>`;
}

/** When there is no release to show at all, or the portal itself failed. It needs no script and no file. */
export function unavailableHtml(locale: Locale): string {
  const { siteName, unavailable } = siteTexts(locale);
  const title = escapeHtml(`${unavailable.title} | ${siteName}`);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"></head>`,
    `<body><main><h1>${escapeHtml(unavailable.title)}</h1><p>${escapeHtml(unavailable.text)}</p>`,
    `<p><a href="">${escapeHtml(unavailable.retry)}</a></p></main></body></html>`,
  ].join('');
}
