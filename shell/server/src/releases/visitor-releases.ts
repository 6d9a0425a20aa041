import type { FastifyReply, FastifyRequest } from 'fastify';
import { readShare, ShareDealer } from './canary-share.ts';
import type { LiveReleases } from './live-releases.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

const shareCookie = 'release_share';
/** A canary that takes longer than this is none any more. */
const shareSeconds = 90 * 24 * 3600;

export interface VisitorReleasesOptions {
  isHttps: boolean;
  current(): LiveReleases | undefined;
}

/** Decides which versions a visitor gets. The document says so to the browser, which follows it. */
export class VisitorReleases {
  readonly #options: VisitorReleasesOptions;
  readonly #dealer = new ShareDealer();

  constructor(options: VisitorReleasesOptions) {
    this.#options = options;
  }

  /** The visitor's versions; undefined while there is no release. Gives them a cookie when a canary makes it matter. */
  choose(request: FastifyRequest, reply: FastifyReply): { releases: LiveReleases; snapshot: ReleaseSnapshot } | undefined {
    const releases = this.#options.current();
    if (!releases) return undefined;
    if (releases.canaries.size === 0) return { releases, snapshot: releases.base };
    return { releases, snapshot: releases.snapshotFor(this.#shareOf(request, reply)) };
  }

  #shareOf(request: FastifyRequest, reply: FastifyReply): number {
    const known = readShare(request.cookies[shareCookie]);
    if (known !== undefined) return known;
    const dealt = this.#dealer.deal();
    void reply.setCookie(shareCookie, String(dealt), {
      path: '/',
      maxAge: shareSeconds,
      // The document tells the browser what came of it: scripts need not read it
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#options.isHttps,
    });
    return dealt;
  }
}
