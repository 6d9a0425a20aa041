import type { Locale, RenderedFrame, RenderRequest } from '@portal/contract';
import { shellName, type ReleaseSnapshot } from '../releases/release-snapshot.ts';
import { readFrame } from './read-rendered.ts';
import type { Renderers } from './renderers.ts';

/** Renders header and footer; when the shell fails, the last ones that it made for that language serve again. */
export class FrameRenderer {
  readonly #renderers: Renderers;
  readonly #lastGood = new Map<Locale, { shellVersion: string | undefined; frame: RenderedFrame }>();

  constructor(renderers: Renderers) {
    this.#renderers = renderers;
  }

  /** Undefined when this shell version never made a frame: the browser then fills both. */
  async render(snapshot: ReleaseSnapshot, request: RenderRequest, limitMs: number): Promise<RenderedFrame | undefined> {
    const shellVersion = snapshot.releases.get(shellName)?.version;
    const { locale } = request.init;
    try {
      const frame = await this.#renderers
        .find(snapshot, shellName)
        ?.render({ op: 'frame', request }, limitMs, readFrame);
      if (frame) this.#lastGood.set(locale, { shellVersion, frame });
      return frame;
    } catch {
      const last = this.#lastGood.get(locale);
      return last?.shellVersion === shellVersion ? last?.frame : undefined;
    }
  }
}
