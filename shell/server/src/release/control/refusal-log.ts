import type { FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { WriteAudit } from './write-audit.ts';
import { callerName, type AccessRefused } from './release-access.ts';
import { isSectionName } from '../../config/names.ts';

const windowMs = 60_000;
/** Entries of the audit log cannot be deleted: one caller must not fill it, nor hide the refusals of others. */
const mostInWindow = { ofCaller: 10, inAll: 60 };

/**
 * Notes calls that were refused: all as a metric, and in the audit log those of known callers, who are a person with a genuine
 * access token or a team with its token. What comes above the limit is counted.
 */
export class RefusalLog {
  readonly #audit: WriteAudit;
  readonly #counter: Counter<'code' | 'caller'>;
  #windowBegan = 0;
  #inWindow = 0;
  readonly #ofCaller = new Map<string, number>();
  #notAudited = 0;

  constructor(audit: WriteAudit, registry: Registry) {
    this.#audit = audit;
    this.#counter = new Counter({
      name: 'portal_release_calls_refused_total',
      help: 'Calls of releases refused by code, and whether the caller is known',
      labelNames: ['code', 'caller'],
      registers: [registry],
    });
  }

  async note(
    request: FastifyRequest,
    { problem: { code }, caller }: AccessRefused,
    section: string | undefined,
  ): Promise<void> {
    this.#counter.inc({ code, caller: caller?.kind ?? 'unknown' });
    if (!caller) return;
    const by = callerName(caller);
    if (!this.#isAudited(by)) return;
    const furtherRefusals = this.#notAudited;
    this.#notAudited = 0;
    await this.#audit({
      actor: caller.kind === 'person' ? { id: caller.id, email: caller.email } : undefined,
      action: 'release.refused',
      target: section !== undefined && isSectionName(section) ? { type: 'section', id: section } : undefined,
      details: {
        code,
        call: `${request.method} ${request.routeOptions.url ?? ''}`,
        by,
        ...(furtherRefusals > 0 && { furtherRefusals }),
      },
      requestId: request.id,
    });
  }

  #isAudited(caller: string): boolean {
    const now = performance.now();
    if (now - this.#windowBegan > windowMs) {
      this.#windowBegan = now;
      this.#inWindow = 0;
      this.#ofCaller.clear();
    }
    const ofCaller = (this.#ofCaller.get(caller) ?? 0) + 1;
    if (this.#inWindow < mostInWindow.inAll && ofCaller <= mostInWindow.ofCaller) {
      this.#inWindow += 1;
      this.#ofCaller.set(caller, ofCaller);
      return true;
    }
    this.#notAudited += 1;
    return false;
  }
}
