import type { Locale, PortalInit, Registry, RenderedFrame } from '@portal/contract';
import { escapeHtml } from '@portal/runtime';
import type { InlineStyle } from '../release/store/release-style.ts';
import { inlineSource, type InlineSources } from '../http/content-security-policy.ts';
import type { Asset } from './document-assets.ts';
import { attributes, scriptJson } from './escape.ts';
import { siteTexts } from '../config/site-texts.ts';
import type { Theme } from './theme.ts';

export interface DocumentParts {
  locale: Locale;
  theme: Theme;
  /** What search engines read, as html. */
  head: string;
  /** A style sheet that could not be read is linked instead. */
  styles: { asset: Asset; inline: InlineStyle | undefined }[];
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

/**
 * The whole document, and what its policy has to allow. `#portal-init` and the container ids are what the shell's browser
 * host looks for.
 */
export function documentHtml(parts: DocumentParts): { html: string; inline: InlineSources } {
  const { frame, devServer } = parts;
  const leave = devServer === undefined ? undefined : leaveWithout(devServer);
  const html = [
    `<!doctype html><html lang="${parts.locale}" data-theme="${parts.theme}"><head>`,
    parts.head,
    renderOnceRead,
    leave === undefined ? '' : `<script>${leave}</script>`,
    ...parts.styles.map(({ asset, inline }) => styleTag(asset, inline)),
    ...parts.fonts.map(
      ({ href, integrity }) =>
        `<link${attributes({ rel: 'stylesheet', media: 'print', 'data-fonts': true, href, integrity })}>`,
    ),
    `</head><body><div id="shell-header">${frame?.header ?? ''}</div>`,
    `<main id="main" tabindex="-1">${sectionContainer(parts.section)}<div id="section-fallback"></div></main>`,
    `<div id="shell-footer">${frame?.footer ?? ''}</div><div id="shell-toasts"></div>`,
    '<div id="shell-announcer" role="status" aria-live="polite" class="visually-hidden"></div>',
    `<script type="application/json" id="portal-init">${initJson(parts.init)}</script>`,
    '<template id="portal-scripts">',
    ...parts.scripts.map(
      (asset) => `<script${attributes({ src: asset.href, ...loading(asset), 'data-shell': true })}></script>`,
    ),
    ...parts.preloads.map(
      (asset) => `<link${attributes({ rel: 'preload', as: 'script', href: asset.href, ...loading(asset) })}>`,
    ),
    `</template>${failureNotice(parts.locale)}<script>${startScript}</script>`,
    ...parts.early.map(
      (asset) => `<script${attributes({ async: true, src: asset.href, ...loading(asset) })}></script>`,
    ),
    '</body></html>',
  ].join('');
  return { html, inline: inlineSources(parts, leave) };
}

const registryTexts = new WeakMap<Registry, string>();

/** The registry is the same object for all documents of a revision and a language, and a third of the text. */
function registryJson(registry: Registry): string {
  const known = registryTexts.get(registry);
  if (known !== undefined) return known;
  const text = scriptJson(registry);
  registryTexts.set(registry, text);
  return text;
}

function initJson({ registry, ...init }: PortalInit): string {
  return `${scriptJson(init).slice(0, -1)},"registry":${registryJson(registry)}}`;
}

/** A script of the document that has a file is allowed by its integrity. */
function inlineSources({ early, styles }: DocumentParts, leave: string | undefined): InlineSources {
  return {
    scripts: [
      startSource,
      ...(leave === undefined ? [] : [inlineSource(leave)]),
      ...early.flatMap(({ integrity }) => (integrity === undefined ? [] : [`'${integrity}'`])),
    ],
    styles: [...new Set(styles.flatMap(({ inline }) => inline?.source ?? []))],
  };
}

/** A page whose dev server has stopped would stay dead: its visitor gets what everybody sees instead. */
const leaveWithout = (origin: string): string =>
  // Errors of preloads come before that of the script, and are no reason
  `addEventListener('error',function leave(event){if(!String(event.target.src).startsWith(${JSON.stringify(origin)}))return;` +
  `removeEventListener('error',leave,true);` +
  `fetch('/api/portal/preview/end',{method:'POST',redirect:'manual'}).finally(()=>location.reload())},true)`;

/** Delays the first paint until the whole page is parsed: later content would shift what is already on the screen. */
const renderOnceRead = '<link rel="expect" href="#section-fallback" blocking="render">';

/**
 * Requests the scripts once the page is painted: before that, loading and running them would only delay the first
 * paint. A hidden page paints nothing: there the scripts are requested at once, and after a timeout if no frame comes.
 * A second request finds an empty template. The scripts are copied, because `strict-dynamic` refuses those the parser
 * inserted.
 */
const askForScripts = [
  'const{content}=document.getElementById("portal-scripts"),',
  'ask=()=>{document.head.append(document.importNode(content,true));content.replaceChildren()};',
  'document.hidden?ask():requestAnimationFrame(()=>requestAnimationFrame(ask));setTimeout(ask,1500);',
].join('');

/**
 * Gives the page its visitor's own ticket for reports, which came with the headers, for the body is the same for all. What a
 * browser reports that does not tell it (one without TLS, for instance) counts nothing.
 */
const takeTicket = [
  'const ticket=performance.getEntriesByType("navigation")[0]?.serverTiming?.find(({name})=>name==="ticket")?.description,',
  'init=document.getElementById("portal-init");',
  'if(ticket)init.textContent=init.textContent.replace(/"nonce":"[^"]*"/,"\\"nonce\\":\\""+ticket+"\\"")',
].join('');

/**
 * Tells styles that somebody is signed in, who need not see the way to sign-in until the session is known. The cookie
 * holds no secret (decision 5).
 */
const noteMember = 'if(document.cookie.includes("signed_in=1"))document.documentElement.dataset.member="";';

/**
 * Keeps a form that is sent before the page answers, for the shell's early.ts. Forms with an action of their own,
 * such as a search, go there.
 */
const keepEarlyForms = [
  'addEventListener("submit",globalThis.keepSubmit=(event)=>{if(event.defaultPrevented||event.target.hasAttribute("action"))return;',
  'event.preventDefault();keepSubmit.kept=event});',
].join('');

/** Shown when the shell cannot start: without it the page would only look as if it worked. */
function failureNotice(locale: Locale): string {
  const { text, reload } = siteTexts(locale).notStarted;
  return (
    '<template id="portal-failed"><div id="shell-failed" role="alert">' +
    `<p>${escapeHtml(text)}</p><button type="button">${escapeHtml(reload)}</button></div></template>`
  );
}

/** Asks for a script of the shell a second time, and says so when it fails again, or when what it starts fails. */
const watchStart = [
  'const fail=()=>{const notice=document.getElementById("portal-failed");if(!notice)return;',
  'document.body.append(notice.content);notice.remove();',
  'document.querySelector("#shell-failed button").onclick=()=>location.reload()};',
  'addEventListener("portal:failed",fail);',
  'addEventListener("error",({target})=>{const kind=target.dataset?.shell;if(kind===undefined)return;if(kind==="again")return fail();',
  'const script=document.createElement("script");for(const{name,value}of target.attributes)script.setAttribute(name,value);',
  'script.dataset.shell="again";setTimeout(()=>target.replaceWith(script),1000)},true);',
].join('');

/** In a block: its names are none of the page's. */
const startScript = `{${noteMember}${keepEarlyForms}${watchStart}${askForScripts}${takeTicket}}`;
const startSource = inlineSource(startScript);

/** A preload is only used when its integrity and CORS mode equal those of the script that follows. */
function loading(asset: Asset): Record<string, string | undefined> {
  return { integrity: asset.integrity, crossorigin: 'anonymous', fetchpriority: 'low' };
}

function styleTag(asset: Asset, inline: InlineStyle | undefined): string {
  if (!inline) return `<link${attributes({ rel: 'stylesheet', href: asset.href, integrity: asset.integrity })}>`;
  return `<style${attributes({ 'data-href': asset.href })}>${inline.text}</style>`;
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
