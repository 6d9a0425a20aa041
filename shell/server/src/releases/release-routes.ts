import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../app/send-problem.ts';
import type { AuditQueue } from '../audit/audit-queue.ts';
import { PointerRefused } from './pointer-moves.ts';
import { AccessRefused, callerName, type Caller, type ReleaseAccess } from './release-access.ts';
import type { MoveContext, ReleaseControl } from './release-control.ts';
import { allOverviews, releaseOverview, type OverviewInput } from './release-overview.ts';
import { isSectionName, isVersionName } from './section-release.ts';
import { AlteredRelease } from './verify-files.ts';

export interface ReleaseRoutesOptions {
  access: ReleaseAccess;
  control: ReleaseControl;
  audit: Pick<AuditQueue, 'record'>;
  overview: OverviewInput;
}

interface SectionCall {
  Params: { section: string };
}

interface MoveCall extends SectionCall {
  Body: { version?: string; percent?: number; reason?: string };
}

const moveBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    version: { type: 'string', maxLength: 64 },
    percent: { type: 'number', exclusiveMinimum: 0, maximum: 100 },
    reason: { type: 'string', maxLength: 500 },
  },
};

/** Seconds after which account is worth another try. */
const retryAfterSeconds = 5;

/** `/api/portal/releases`: what is released, and the calls that move the pointers. */
export async function releaseRoutes(app: FastifyInstance, { access, control, audit, overview }: ReleaseRoutesOptions): Promise<void> {
  const { store } = overview;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));

  /** Who calls; a refusal is noted before it is answered. */
  async function callerOf(request: FastifyRequest, section?: string): Promise<Caller> {
    try {
      return await access.require(request.headers.authorization, section);
    } catch (error) {
      if (error instanceof AccessRefused && error.status !== 503) noteRefusal(request, error, section);
      throw error;
    }
  }

  function noteRefusal(request: FastifyRequest, { code, caller }: AccessRefused, section: string | undefined): void {
    audit.record({
      actor: caller?.kind === 'admin' ? { id: caller.id, email: caller.email } : undefined,
      action: 'release.refused',
      target: section === undefined ? undefined : { type: 'section', id: section },
      details: { code, call: `${request.method} ${request.routeOptions.url}`, by: caller ? callerName(caller) : undefined },
      requestId: request.id,
    });
  }

  async function contextOf(request: FastifyRequest<MoveCall>): Promise<MoveContext> {
    const caller = await callerOf(request, request.params.section);
    const actor = caller.kind === 'admin' ? { id: caller.id, email: caller.email } : undefined;
    return { by: callerName(caller), reason: request.body?.reason, actor, requestId: request.id };
  }

  async function sendOverview(section: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = isSectionName(section) ? await releaseOverview(overview, section) : undefined;
    return found ? reply.send(found) : sendProblem(reply, { status: 404, code: 'unknown-section' });
  }

  app.get('/', async (request, reply) => {
    await callerOf(request);
    const releases = store.current;
    return reply.send({ revision: releases?.revision ?? 0, sections: await allOverviews(overview, releases) });
  });

  app.get<SectionCall>('/:section', async (request, reply) => {
    await callerOf(request, request.params.section);
    return sendOverview(request.params.section, reply);
  });

  /** Checks who calls, moves, and answers with what stands now. */
  function moveRoute(action: string, move: (section: string, body: MoveCall['Body'], why: MoveContext) => Promise<unknown>): void {
    app.post<MoveCall>(`/:section/${action}`, { schema: { body: moveBody } }, async (request, reply) => {
      const { section } = request.params;
      const why = await contextOf(request);
      await move(section, request.body, why);
      return sendOverview(section, reply);
    });
  }

  /** Throws when the store has no such release. */
  function known(section: string, version: string | undefined): string {
    if (version === undefined || !isSectionName(section) || !isVersionName(version)) throw new UnknownVersion();
    return version;
  }

  moveRoute('live', (section, { version }, why) => control.setLive(section, known(section, version), why));
  moveRoute('canary', (section, { version, percent }, why) => {
    if (percent === undefined) throw new BadCall('percent is missing');
    return control.setCanary(section, { version: version === undefined ? undefined : known(section, version), percent }, why);
  });
  moveRoute('promote', (section, _body, why) => control.promote(section, why));
  moveRoute('rollback', (section, _body, why) => control.rollback(section, why));
}

class UnknownVersion extends Error {}
class BadCall extends Error {}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = error instanceof Error ? error.message : undefined;
  if (error instanceof AccessRefused) {
    const { status, code } = error;
    return sendProblem(reply, { status, code, retryAfterSeconds: status === 503 ? retryAfterSeconds : undefined });
  }
  if (error instanceof PointerRefused) return sendProblem(reply, { status: error.code === 'unknown-section' ? 404 : 409, code: error.code, detail });
  if (error instanceof AlteredRelease) return sendProblem(reply, { status: 422, code: 'altered-file', detail });
  if (error instanceof UnknownVersion || isMissing(error)) return sendProblem(reply, { status: 404, code: 'unknown-version' });
  if (error instanceof BadCall || isInvalid(error)) return sendProblem(reply, { status: 400, code: 'bad-request', detail });
  request.log.error({ err: error }, 'a release call failed');
  return sendProblem(reply, { status: 500, code: 'internal' });
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isInvalid = (error: unknown): boolean => error instanceof Error && 'statusCode' in error && error.statusCode === 400;
