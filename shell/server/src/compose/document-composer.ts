import type { Locale, PageHead, PageWithData, PortalInit, RenderedPage, SectionRelease } from '@portal/contract';
import type { StoredBody } from '../http/stored-body.ts';
import type { RenderOutcome } from '../render/render-outcome.ts';
import { pagePattern } from '../release/insights/page-pattern.ts';
import { ownerOf } from '../release/store/path-owner.ts';
import type { ReleaseIcon } from '../release/store/release-icon.ts';
import { registryWithPages, shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import type { ReleaseStyles } from '../release/store/release-style.ts';
import type { DocumentPolicy } from '../http/content-security-policy.ts';
import { documentAssets, type UsedGroups } from './document-assets.ts';
import { DocumentBodies } from './document-bodies.ts';
import { documentHead } from './document-head.ts';
import { documentHtml } from './document-html.ts';
import { fillSlots } from './fill-slots.ts';
import type { PageRenderer, RenderedParts } from './page-renderer.ts';
import type { RequestMaker } from '../render/render-request.ts';
import { redirectTarget } from './request-url.ts';
import { socialImage } from './social-image.ts';
import type { Theme } from './theme.ts';

export interface DocumentAddress {
  locale: Locale;
  theme: Theme;
  pathname: string;
  search: string;
  requestId: string;
  /** This visitor alone sees these versions. */
  preview?: PortalInit['preview'];
  /** A developer's own origin that the document may load from. */
  developerOrigin?: string;
  /** Where the scripts of such a preview come from, when it can be left for what everybody sees. */
  devServer?: string;
  /** There is no place to render it: nothing is, and that counts for no section. */
  isLeftToBrowser?: boolean;
}

interface DocumentFacts {
  status: number;
  rendered: 'server' | 'browser';
  /** Nothing failed: page, frame and all widgets came from the server. */
  isWhole: boolean;
  /** How each section of the document fared. */
  outcomes: RenderOutcome[];
  renderMs: number;
}

interface DocumentContent {
  /** The page does not lead elsewhere. */
  redirect?: undefined;
  /** The html, the same for every visitor. */
  body: StoredBody;
  /** Its content security policy. */
  policy: string;
  /** What the page was rendered with; missing where the browser is to render it, and of a page that is not for everybody. */
  page?: PageWithData;
}

export type ComposedDocument = DocumentFacts & ({ redirect: string } | DocumentContent);

export interface DocumentComposerOptions {
  publicOrigin: string;
  makeRequest: RequestMaker;
  pages: PageRenderer;
  styles: ReleaseStyles;
  icon: ReleaseIcon;
  policy: DocumentPolicy;
}

/** Documents under way at once with which each waits for the processor more than for services. */
const busyFrom = 4;

const noHead: PageHead = { title: '', description: '' };

/** Puts one document together from what the sections render. */
export class DocumentComposer {
  readonly #options: DocumentComposerOptions;
  readonly #bodies = new DocumentBodies();
  #underWay = 0;

  constructor(options: DocumentComposerOptions) {
    this.#options = options;
  }

  async compose(snapshot: ReleaseSnapshot, address: DocumentAddress): Promise<ComposedDocument> {
    this.#underWay += 1;
    return this.#compose(snapshot, address).finally(() => (this.#underWay -= 1));
  }

  async #compose(snapshot: ReleaseSnapshot, address: DocumentAddress): Promise<ComposedDocument> {
    const started = performance.now();
    const { locale, pathname, search } = address;
    const request = this.#options.makeRequest(snapshot, locale, pathname + search, address.requestId);
    const owner = ownerOf(pathname, snapshot.releases.values());
    const { pages } = this.#options;
    const parts = address.isLeftToBrowser
      ? pages.leftToBrowser(snapshot, locale)
      : await pages.render(snapshot, request, owner);
    const { page, frame, widgets } = parts;
    const renderMs = performance.now() - started;
    const redirect = page?.redirect === undefined ? undefined : redirectTarget(page.redirect, search);
    const status = page?.status ?? (owner === undefined ? 404 : 200);
    const result = {
      rendered: hasHtml(page) ? ('server' as const) : ('browser' as const),
      isWhole: Boolean(hasHtml(page) && frame && widgets.every(({ widget }) => widget)),
      outcomes: address.isLeftToBrowser ? [] : outcomesOf(snapshot, owner, pathname, parts),
      renderMs,
    };
    if (redirect !== undefined) {
      return {
        ...result,
        status: [301, 302, 307, 308].includes(status) ? status : 302,
        redirect,
        isWhole: true,
      };
    }
    const { html, inline } = await this.#html(snapshot, address, owner, status, parts, request.init);
    const policy = this.#options.policy(inline, address.developerOrigin);
    return {
      ...result,
      status,
      body: this.#bodies.of(html, this.#underWay >= busyFrom),
      policy,
      page: pageWithData(snapshot, owner, page),
    };
  }

  async #html(
    snapshot: ReleaseSnapshot,
    { locale, theme, pathname, search, preview, devServer }: DocumentAddress,
    owner: string | undefined,
    status: number,
    { page, frame, widgets }: RenderedParts,
    init: PortalInit,
  ): Promise<ReturnType<typeof documentHtml>> {
    const { publicOrigin, styles, icon } = this.#options;
    const assets = documentAssets(snapshot, frame?.chunks ?? [], usedGroups(owner, page?.chunks ?? [], widgets));
    const widgetHtml = new Map(widgets.map(({ slot, widget }) => [slot.marker, widget?.html ?? '']));
    return documentHtml({
      locale,
      theme,
      devServer,
      head: documentHead({
        head: { ...(page?.head ?? noHead), ...(preview && { noindex: true }) },
        locale,
        status,
        publicOrigin,
        pathname,
        socialImage: socialImage(snapshot, owner, pathname, page?.head.translated === false ? 'ko' : locale),
        iconHref: icon.href(snapshot.releases.get(shellName)),
      }),
      styles: await Promise.all(
        assets.styles.map(async (asset) => ({ asset, inline: await styles.read(asset.release, asset.file) })),
      ),
      scripts: assets.scripts,
      early: assets.early,
      preloads: assets.preloads,
      fonts: assets.fonts,
      frame,
      section:
        owner === undefined
          ? undefined
          : { name: owner, html: hasHtml(page) ? fillSlots(page.html, widgetHtml) : undefined },
      init: {
        ...init,
        // Each visitor's own comes with the headers: the document is the same for all
        nonce: '',
        registry: registryWithPages(snapshot, locale),
        preview,
        frame: frame?.data,
        page:
          owner !== undefined && hasHtml(page)
            ? { section: owner, url: pathname + search, data: page.data }
            : undefined,
        widgets: Object.fromEntries(
          widgets.flatMap(({ slot, widget }) => (widget ? [[slot.id, { data: widget.data }]] : [])),
        ),
      },
    });
  }
}

function pageWithData(
  { releases }: ReleaseSnapshot,
  section: string | undefined,
  page: RenderedPage | undefined,
): PageWithData | undefined {
  const version = section === undefined ? undefined : releases.get(section)?.version;
  if (section === undefined || version === undefined || page?.status !== 200 || !hasHtml(page)) return undefined;
  return { section, version, data: page.data };
}

/** Not where a component has thrown: its page is the browser's to render. */
function hasHtml(page: RenderedPage | undefined): page is RenderedPage {
  return page !== undefined && (page.html !== '' || page.failure === undefined);
}

function outcomesOf(
  { releases }: ReleaseSnapshot,
  owner: string | undefined,
  pathname: string,
  { page, frame, widgets, renders, overloaded }: RenderedParts,
): RenderOutcome[] {
  const parts = [
    { section: shellName, failed: !frame },
    ...(owner === undefined ? [] : [{ section: owner, failed: !page || page.failure !== undefined }]),
    ...widgets.map(({ slot, widget }) => ({ section: slot.section, failed: !widget })),
  ];
  const rendersOf = (release: SectionRelease) =>
    renders
      .filter(({ section }) => section === release.name)
      .map(({ widget, ms, failure }) => ({ page: widget ?? pagePattern(release, pathname), ms, failure }));
  return [...new Set(parts.map(({ section }) => section))].flatMap((section) => {
    const release = releases.get(section);
    if (!release || release.origin !== undefined) return [];
    const failed = parts.some((part) => part.section === section && part.failed);
    const isOverloaded = overloaded.has(section);
    return [{ section, version: release.version, failed, isOverloaded, renders: rendersOf(release) }];
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
