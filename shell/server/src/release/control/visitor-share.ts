import type { FastifyReply, FastifyRequest } from 'fastify';
import { readShare, ShareDealer } from '../../proxy/canary-share.ts';

const shareCookie = 'release_share';
/** A canary that takes longer than this is none any more. */
const shareSeconds = 90 * 24 * 3600;

/** Gives a visitor the number that decides on canaries, of sections and of services alike. */
export class VisitorShare {
  readonly #dealer = new ShareDealer();
  readonly #isHttps: boolean;

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
  }

  /** The number of the visitor's cookie, or a new one, which the response sets. */
  of(request: FastifyRequest, reply: FastifyReply): number {
    const known = readShare(request.cookies[shareCookie]);
    if (known !== undefined) return known;
    const dealt = this.#dealer.deal();
    void reply.setCookie(shareCookie, String(dealt), {
      path: '/',
      maxAge: shareSeconds,
      // The document tells the browser what came of it: scripts need not read it
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isHttps,
    });
    return dealt;
  }
}
