import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DevelopedSection } from '../../config/portal-config.ts';
import type { PortalInit } from '@portal/contract';
import type { LiveReleases } from '../store/live-releases.ts';
import { readPreview, type Preview } from './preview-link.ts';
import type { PreviewReleases } from './preview-releases.ts';
import type { ReleaseSnapshot } from '../store/release-snapshot.ts';
import type { VisitorShare } from './visitor-share.ts';

export const previewCookie = 'release_preview';
/** As long as the portal runs; documents name an end. */
const developedSeconds = 24 * 3600;

export interface VisitorReleasesOptions {
  share: VisitorShare;
  /** Developers' own origins are followed. */
  allowsDevelopers: boolean;
  /** What visitors without a preview of their own get from a dev server: this portal is one developer's. */
  developed?: DevelopedSection;
  current(): LiveReleases | undefined;
  previews: PreviewReleases;
  previewKey(): Buffer;
}

export interface ChosenReleases {
  /** What the choice was made from. */
  releases: LiveReleases;
  snapshot: ReleaseSnapshot;
  /** Nobody else sees this: the document is neither kept nor indexed. */
  preview?: NonNullable<PortalInit['preview']> & { origin?: string; isByLink: boolean };
}

/** Decides which versions a visitor gets. The document says so to the browser, which follows it. */
export class VisitorReleases {
  readonly #options: VisitorReleasesOptions;

  constructor(options: VisitorReleasesOptions) {
    this.#options = options;
  }

  /** The visitor's versions; undefined while there is no release. Gives them a cookie when a canary makes it matter. */
  async choose(request: FastifyRequest, reply: FastifyReply): Promise<ChosenReleases | undefined> {
    const releases = this.#options.current();
    if (!releases) return undefined;
    const token = request.cookies[previewCookie];
    const previewed =
      (token === undefined ? undefined : await this.#preview(token, releases)) ?? (await this.#developed(releases));
    if (previewed) return previewed;
    if (token !== undefined) void reply.clearCookie(previewCookie, { path: '/' });
    if (releases.canaries.size === 0) return { releases, snapshot: releases.base };
    return { releases, snapshot: releases.snapshotFor(this.#options.share.of(request, reply)) };
  }

  async #preview(token: string, releases: LiveReleases): Promise<ChosenReleases | undefined> {
    const preview = readPreview(token, this.#options.previewKey());
    if (!preview || (preview.origin !== undefined && !this.#options.allowsDevelopers)) return undefined;
    return this.#show(preview, releases, true);
  }

  async #developed(releases: LiveReleases): Promise<ChosenReleases | undefined> {
    const { developed } = this.#options;
    return (
      developed &&
      this.#show({ ...developed, until: Math.floor(Date.now() / 1_000) + developedSeconds }, releases, false)
    );
  }

  async #show(preview: Preview, releases: LiveReleases, isByLink: boolean): Promise<ChosenReleases | undefined> {
    const snapshot = await this.#options.previews.snapshot(preview, releases);
    return snapshot && { releases, snapshot, preview: { ...told(preview), isByLink } };
  }
}

function told({
  section,
  version = 'dev',
  origin,
  until,
}: Preview): NonNullable<PortalInit['preview']> & { origin?: string } {
  return { section, version, until: new Date(until * 1_000).toISOString(), ...(origin !== undefined && { origin }) };
}
