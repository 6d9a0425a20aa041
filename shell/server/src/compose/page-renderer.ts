import { tracer, type Span } from '@portal/runtime';
import type { FastifyBaseLogger } from 'fastify';
import type {
  Locale,
  RenderedFrame,
  RenderedPage,
  RenderedSlot,
  RenderedWidget,
  RenderRequest,
} from '@portal/contract';
import type { PortalMetrics } from '../http/portal-metrics.ts';
import { shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import { FrameRenderer } from '../render/frame-renderer.ts';
import { readPage, readWidget } from '../render/read-rendered.ts';
import type { RenderCall } from '../render/render-protocol.ts';
import type { Renderers } from '../render/renderers.ts';
import { RenderRefused } from '../render/section-renderer.ts';

/** Widgets follow the page, and the whole document has to come within a second. */
const limitsMs = { page: 500, frame: 500, widget: 350 };

export interface RenderedSlotWidget {
  slot: RenderedSlot;
  /** Undefined: the widget is left to the browser. */
  widget: RenderedWidget | undefined;
}

export interface RenderedParts {
  page: RenderedPage | undefined;
  frame: RenderedFrame | undefined;
  widgets: RenderedSlotWidget[];
  /** How long each part took, and why it failed. What was not asked for at all is not among them. */
  renders: PartRender[];
  /** Sections of which a part was not asked for because too much is under way. */
  overloaded: Set<string>;
}

type Notes = Pick<RenderedParts, 'renders' | 'overloaded'>;

export interface PartRender {
  section: string;
  /** Module of a widget; of the page undefined. */
  widget?: string;
  ms: number;
  failure?: string;
}

export interface PageRendererOptions {
  renderers: Renderers;
  metrics: PortalMetrics;
  log: FastifyBaseLogger;
}

/** Has the parts of a document rendered by their sections. A part that fails is missing; it never rejects. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #frames: FrameRenderer;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#frames = new FrameRenderer(options.renderers);
  }

  async render(snapshot: ReleaseSnapshot, request: RenderRequest, owner: string | undefined): Promise<RenderedParts> {
    const notes: Notes = { renders: [], overloaded: new Set() };
    const [page, frame] = await Promise.all([
      owner === undefined
        ? undefined
        : this.#part(snapshot, owner, { op: 'page', request }, limitsMs.page, readPage, notes),
      this.#frames.render(snapshot, request, limitsMs.frame).catch((error: unknown) => {
        if (!(error instanceof RenderRefused)) throw error;
        notes.overloaded.add(shellName);
        return undefined;
      }),
    ]);
    if (page?.failure !== undefined) this.#noteFailure(owner, request, page.failure);
    const slots = page && page.redirect === undefined ? page.slots : [];
    const widgets = await Promise.all(
      slots.map(async (slot) => ({ slot, widget: await this.#widget(snapshot, slot, request, notes) })),
    );
    return { page, frame, widgets, ...notes };
  }

  /** The parts of a document that is left to the browser: nothing is rendered for it. */
  leftToBrowser(snapshot: ReleaseSnapshot, locale: Locale): RenderedParts {
    return {
      page: undefined,
      frame: this.#frames.lastOf(snapshot, locale),
      widgets: [],
      renders: [],
      overloaded: new Set(),
    };
  }

  #noteFailure(section: string | undefined, { requestId }: RenderRequest, failure: string): void {
    const fields = { section, reqId: requestId, reason: failure.slice(0, 1_000) };
    this.#options.log.warn(fields, 'a page came with a failure of its section');
  }

  async #widget(
    snapshot: ReleaseSnapshot,
    slot: RenderedSlot,
    request: RenderRequest,
    notes: Notes,
  ): Promise<RenderedWidget | undefined> {
    const { section, module, id, props } = slot;
    const widgets = snapshot.releases.get(section)?.widgets ?? {};
    if (!Object.values(widgets).includes(module)) return undefined;
    const call = { op: 'widget', module, id, props, request } as const;
    const widget = await this.#part(snapshot, section, call, limitsMs.widget, readWidget, notes);
    if (widget?.failure === undefined) return widget;
    this.#noteFailure(section, request, widget.failure);
    return undefined;
  }

  async #part<T extends { failure?: string }>(
    snapshot: ReleaseSnapshot,
    section: string,
    call: Extract<RenderCall, { op: 'page' | 'widget' }>,
    limitMs: number,
    read: (value: unknown) => T,
    { renders, overloaded }: Notes,
  ): Promise<T | undefined> {
    const { renderers, metrics, log } = this.#options;
    const part = { section, ...(call.op === 'widget' && { widget: call.module }) };
    const began = performance.now();
    const span = tracer()?.begin('internal', `render ${call.op}`, { section });
    try {
      const result = await renderers
        .find(snapshot, section)
        ?.render(span ? tracedCall(call, span) : call, limitMs, read);
      span?.end();
      metrics.renders.inc({ section, outcome: result ? 'server' : 'missing' });
      if (result) renders.push({ ...part, ms: performance.now() - began, failure: result.failure });
      return result;
    } catch (error) {
      span?.end({ error });
      const outcome = error instanceof RenderRefused ? 'refused' : 'failed';
      if (error instanceof RenderRefused && error.isOverload) overloaded.add(section);
      if (outcome === 'failed')
        renders.push({
          ...part,
          ms: performance.now() - began,
          failure: error instanceof Error ? error.message : String(error),
        });
      const reason = error instanceof Error ? error.message.slice(0, 1_000) : String(error);
      metrics.renders.inc({ section, outcome });
      if (outcome === 'failed')
        log.warn(
          { section, op: call.op, reqId: call.request.requestId, reason },
          'rendering failed; left to the browser',
        );
      return undefined;
    }
  }
}

/** What the section asks of services while it renders belongs to the span. */
function tracedCall<Call extends RenderCall & { request: RenderRequest }>(call: Call, { headers }: Span): Call {
  return { ...call, request: { ...call.request, traceHeaders: headers } };
}
