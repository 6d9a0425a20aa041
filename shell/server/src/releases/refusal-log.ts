import type { FastifyRequest } from 'fastify';
import type { WriteAudit } from './write-audit.ts';
import { callerName, type AccessRefused } from './release-access.ts';

const windowMs = 60_000;
/** Somebody who guesses tokens must not fill the log; what comes above is counted. */
const mostInWindow = 60;

/** Tells the audit log of calls that were refused. */
export class RefusalLog {
  readonly #audit: WriteAudit;
  #windowBegan = 0;
  #inWindow = 0;
  #untold = 0;

  constructor(audit: WriteAudit) {
    this.#audit = audit;
  }

  async note(
    request: FastifyRequest,
    { problem: { code }, caller }: AccessRefused,
    section: string | undefined,
  ): Promise<void> {
    if (!this.#isTold()) return;
    const untold = this.#untold;
    this.#untold = 0;
    await this.#audit({
      actor: caller?.kind === 'person' ? { id: caller.id, email: caller.email } : undefined,
      action: 'release.refused',
      target: section === undefined ? undefined : { type: 'section', id: section.slice(0, 60) },
      details: {
        code,
        call: `${request.method} ${request.routeOptions.url ?? ''}`,
        ...(caller && { by: callerName(caller) }),
        ...(untold > 0 && { furtherRefusals: untold }),
      },
      requestId: request.id,
    });
  }

  #isTold(): boolean {
    const now = performance.now();
    if (now - this.#windowBegan > windowMs) {
      this.#windowBegan = now;
      this.#inWindow = 0;
    }
    this.#inWindow += 1;
    if (this.#inWindow <= mostInWindow) return true;
    this.#untold += 1;
    return false;
  }
}
