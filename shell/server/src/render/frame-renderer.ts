import type { Locale, RenderedFrame, RenderRequest } from '@portal/contract';
import { MicroCache } from '../http/micro-cache.ts';
import { pathOf } from '@portal/runtime';
import { shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import { readFrame } from './read-rendered.ts';
import type { Renderers } from './renderers.ts';
import { RenderRefused } from './section-renderer.ts';

/**
 * Renders header and footer, which are the same for all queries of a path: kept for a second, as documents are. When the
 * shell fails, the last ones that it made for that language serve again.
 */
export class FrameRenderer {
  readonly #renderers: Renderers;
  readonly #kept = new MicroCache<RenderedFrame | undefined>();
  readonly #lastGood = new Map<Locale, { shellVersion: string | undefined; frame: RenderedFrame }>();

  constructor(renderers: Renderers) {
    this.#renderers = renderers;
  }

  /**
   * Undefined when this shell version never made a frame: the browser then fills both. Rejects with RenderRefused where that is only
   * because too much is under way.
   */
  async render(snapshot: ReleaseSnapshot, request: RenderRequest, limitMs: number): Promise<RenderedFrame | undefined> {
    const key = `${snapshot.revision} ${snapshot.key} ${request.init.locale} ${pathOf(request)}`;
    const { value } = await this.#kept.get(key, () => this.#render(snapshot, request, limitMs), Boolean);
    return value;
  }

  /** The last ones, without rendering; undefined when this shell version never made a frame. */
  lastOf(snapshot: ReleaseSnapshot, locale: Locale): RenderedFrame | undefined {
    const last = this.#lastGood.get(locale);
    return last?.shellVersion === snapshot.releases.get(shellName)?.version ? last?.frame : undefined;
  }

  async #render(
    snapshot: ReleaseSnapshot,
    request: RenderRequest,
    limitMs: number,
  ): Promise<RenderedFrame | undefined> {
    const shellVersion = snapshot.releases.get(shellName)?.version;
    const { locale } = request.init;
    try {
      const frame = await this.#renderers
        .find(snapshot, shellName)
        ?.render({ op: 'frame', request }, limitMs, readFrame);
      if (frame) this.#lastGood.set(locale, { shellVersion, frame });
      return frame;
    } catch (error) {
      const last = this.lastOf(snapshot, locale);
      if (!last && error instanceof RenderRefused && error.isOverload) throw error;
      return last;
    }
  }
}
