import type { Locale, PageHead, PortalInit } from '@portal/contract';
import { ownerOf } from '../releases/path-owner.ts';
import type { ReleaseIcon } from '../releases/release-icon.ts';
import { shellName, type ReleaseSnapshot } from '../releases/release-snapshot.ts';
import type { ReleaseStyles } from '../releases/release-style.ts';
import { documentAssets, type UsedGroups } from './document-assets.ts';
import { documentHead } from './document-head.ts';
import { documentHtml } from './document-html.ts';
import { fillSlots } from './fill-slots.ts';
import type { PageRenderer, RenderedParts } from './page-renderer.ts';
import { noncePlaceholder, type RequestMaker } from './render-request.ts';
import { redirectTarget } from './request-url.ts';
import type { Theme } from './theme.ts';

export interface DocumentAddress {
  locale: Locale;
  theme: Theme;
  pathname: string;
  search: string;
  requestId: string;
  /** This visitor alone sees these versions. */
  preview?: PortalInit['preview'];
  /** Where the scripts of such a preview come from, when it can be left for what everybody sees. */
  devServer?: string;
}

/** Whether a version of a section has rendered all its parts of a document. */
export interface RenderOutcome {
  section: string;
  version: string;
  failed: boolean;
}

export interface ComposedDocument {
  status: number;
  /** Set when the page leads elsewhere; there is no html then. */
  redirect?: string;
  /** The html, cut where each visitor's nonce goes. */
  htmlParts: string[];
  rendered: 'server' | 'browser';
  /** Nothing failed: page, frame and all widgets came from the server. */
  isWhole: boolean;
  /** How each section of the document fared. */
  outcomes: RenderOutcome[];
  renderMs: number;
}

export interface DocumentComposerOptions {
  publicOrigin: string;
  makeRequest: RequestMaker;
  pages: PageRenderer;
  styles: ReleaseStyles;
  icon: ReleaseIcon;
}

const noHead: PageHead = { title: '', description: '' };

/** Puts one document together from what the sections render. */
export class DocumentComposer {
  readonly #options: DocumentComposerOptions;

  constructor(options: DocumentComposerOptions) {
    this.#options = options;
  }

  async compose(snapshot: ReleaseSnapshot, address: DocumentAddress): Promise<ComposedDocument> {
    const started = performance.now();
    const { locale, pathname, search } = address;
    const request = this.#options.makeRequest(snapshot, locale, pathname + search, address.requestId);
    const owner = ownerOf(pathname, snapshot.releases.values());
    const parts = await this.#options.pages.render(snapshot, request, owner);
    const { page, frame, widgets } = parts;
    const renderMs = performance.now() - started;
    const redirect = page?.redirect === undefined ? undefined : redirectTarget(page.redirect, search);
    const status = page?.status ?? (owner === undefined ? 404 : 200);
    const result = {
      rendered: page ? ('server' as const) : ('browser' as const),
      isWhole: Boolean(page && frame && widgets.every(({ widget }) => widget)),
      outcomes: outcomesOf(snapshot, owner, parts),
      renderMs,
    };
    if (redirect !== undefined) {
      return {
        ...result,
        status: [301, 302, 307, 308].includes(status) ? status : 302,
        redirect,
        isWhole: true,
        htmlParts: [],
      };
    }
    const html = await this.#html(snapshot, address, owner, status, parts, request.init);
    return { ...result, status, htmlParts: html.split(noncePlaceholder) };
  }

  async #html(
    snapshot: ReleaseSnapshot,
    { locale, theme, pathname, search, preview, devServer }: DocumentAddress,
    owner: string | undefined,
    status: number,
    { page, frame, widgets }: RenderedParts,
    init: PortalInit,
  ): Promise<string> {
    const { publicOrigin, styles, icon } = this.#options;
    const assets = documentAssets(snapshot, frame?.chunks ?? [], usedGroups(owner, page?.chunks ?? [], widgets));
    const widgetHtml = new Map(widgets.map(({ slot, widget }) => [slot.marker, widget?.html ?? '']));
    return documentHtml({
      locale,
      theme,
      nonce: noncePlaceholder,
      devServer,
      head: documentHead({
        head: { ...(page?.head ?? noHead), ...(preview && { noindex: true }) },
        locale,
        status,
        publicOrigin,
        pathname,
        nonce: noncePlaceholder,
        iconHref: icon.href(snapshot.releases.get(shellName)),
      }),
      styles: await Promise.all(
        assets.styles.map(async (asset) => ({ asset, text: await styles.text(asset.release, asset.file) })),
      ),
      scripts: assets.scripts,
      early: assets.early,
      preloads: assets.preloads,
      fonts: assets.fonts,
      frame,
      section: owner === undefined ? undefined : { name: owner, html: page && fillSlots(page.html, widgetHtml) },
      init: {
        ...init,
        preview,
        frame: frame?.data,
        page: owner !== undefined && page ? { section: owner, url: pathname + search, data: page.data } : undefined,
        widgets: Object.fromEntries(
          widgets.flatMap(({ slot, widget }) => (widget ? [[slot.id, { data: widget.data }]] : [])),
        ),
      },
    });
  }
}

function outcomesOf(
  { releases }: ReleaseSnapshot,
  owner: string | undefined,
  { page, frame, widgets }: RenderedParts,
): RenderOutcome[] {
  const parts = [
    { section: shellName, failed: !frame },
    ...(owner === undefined ? [] : [{ section: owner, failed: !page || page.failure !== undefined }]),
    ...widgets.map(({ slot, widget }) => ({ section: slot.section, failed: !widget })),
  ];
  return [...new Set(parts.map(({ section }) => section))].flatMap((section) => {
    const { version, origin } = releases.get(section) ?? {};
    if (version === undefined || origin !== undefined) return [];
    return [{ section, version, failed: parts.some((part) => part.section === section && part.failed) }];
  });
}

function usedGroups(owner: string | undefined, chunks: string[], widgets: RenderedParts['widgets']): UsedGroups[] {
  const used: UsedGroups[] = owner === undefined ? [] : [{ section: owner, groups: ['app', ...chunks] }];
  for (const { slot, widget } of widgets) {
    if (widget)
      used.push({ section: slot.section, groups: [slot.module.replace(/^\.\//, ''), ...widget.chunks], isLazy: true });
  }
  return used;
}
