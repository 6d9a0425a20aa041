import { InsightsQuery, MoveCall, PageVisitsQuery } from '@portal/contract';
import { problem, sendProblem } from '@portal/runtime';
import { accessTokens, createRevocations, pollRevocations } from '@portal/service-kit/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { connectPortal } from '../pointers/state-plugin.ts';
import { StateUnavailable } from '../pointers/state-store.ts';
import { automaticRollbackCalls } from './automatic-rollback-calls.ts';
import { previewCall } from './preview-call.ts';
import { RefusalLog } from './refusal-log.ts';
import { AccessRefused, callerName, mayRelease, ReleaseAccess, type Caller } from './release-access.ts';
import { answerFailure, BadCall, UnknownVersion } from './release-call-errors.ts';
import type { MoveContext } from '../pointers/pointer-moves.ts';
import { allOverviews, releaseOverview } from './release-overview.ts';
import { ReleaseTokens } from './release-tokens.ts';
import { isSectionName, isVersionName } from '../../config/names.ts';
import { auditWriter } from './write-audit.ts';

interface SectionCall {
  Params: { section: string };
}

interface ServiceCall {
  Params: { section: string; service: string };
}

interface MoveRoute extends SectionCall {
  Body: MoveCall;
}

/** Ten times what the largest section weighs. */
const maxArchiveBytes = 64 * 1024 * 1024;
/** A proof renders every page twice, and waits for one that runs. */
const proofLimitMs = 120_000;

async function addReleaseRoutes(app: FastifyInstance): Promise<void> {
  const { candidates, releaseControl: control, insights, releasedServices, releaseEvents, services, settings } = app;
  const { state, mirror, releaseStore: store } = app;
  const overview = { state, mirror, store, healthOf: app.watched.healthOf };
  const audit = auditWriter(state);
  const revocations = createRevocations({ db: connectPortal(settings, 1), log: app.log });
  const access = new ReleaseAccess(new ReleaseTokens(state, settings.releaseTokenSecret), revocations, settings);
  await app.register(accessTokens, {
    jwksUrl: settings.jwksUrl ?? `${services.accountsOrigin}/api/user/jwks.json`,
  });
  await app.register(pollRevocations, { revocations });
  const refusals = new RefusalLog(audit, app.measures.registry);
  const callers = new WeakMap<FastifyRequest, Caller>();

  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.addContentTypeParser(
    'application/x-tar',
    { parseAs: 'buffer', bodyLimit: maxArchiveBytes },
    (_request, body, done) => done(null, body),
  );

  // Before anything of the body is read. A refusal is noted before it is answered.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Also what another portal did a moment ago counts
    await overview.state.refresh();
    if (overview.state.isAway) throw new StateUnavailable();
    const { section } = request.params as Partial<SectionCall['Params']>;
    try {
      const { stepUp, publishes = false } = request.routeOptions.config;
      callers.set(request, await access.require(request, { section, stepUp: stepUp !== undefined, publishes }));
    } catch (error) {
      if (error instanceof AccessRefused && error.problem.status !== 503) await refusals.note(request, error, section);
      throw error;
    }
  });

  function callerOf(request: FastifyRequest): Caller {
    const caller = callers.get(request);
    if (!caller) throw new AccessRefused(problem.unauthorized());
    return caller;
  }

  function contextOf(request: FastifyRequest): MoveContext {
    const caller = callerOf(request);
    const actor = caller.kind === 'person' ? { id: caller.id, email: caller.email } : undefined;
    return { by: callerName(caller), actor, requestId: request.id };
  }

  async function sendOverview(section: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = isSectionName(section) ? await releaseOverview(overview, section) : undefined;
    if (!found) return sendProblem(reply, { status: 404, code: 'unknown-section' });
    return reply.send({ ...found, services: releasedServices.namesOf(section) });
  }

  app.get('/', async (request, reply) => {
    const caller = callerOf(request);
    const mayShow = (section: string) => mayRelease(caller, section);
    const sections = await allOverviews(overview, mayShow);
    const services = await releasedServices.overviews(mayShow);
    const notices = await releaseEvents.notices(mayShow);
    const { revision } = overview.state.current;
    return reply.send({ revision, teamsMayPublish: access.allowsUnsandboxed, sections, services, notices });
  });

  app.get<SectionCall>('/:section', (request, reply) => sendOverview(request.params.section, reply));

  app.get<SectionCall & { Querystring: InsightsQuery }>(
    '/:section/insights',
    { schema: { querystring: InsightsQuery } },
    async (request, reply) => {
      const { section } = request.params;
      const found = isSectionName(section) ? await insights.read(section, request.query) : undefined;
      return found ? reply.send(found) : sendProblem(reply, { status: 404, code: 'unknown-section' });
    },
  );

  app.get<SectionCall & { Querystring: PageVisitsQuery }>(
    '/:section/visits',
    { schema: { querystring: PageVisitsQuery } },
    async (request, reply) => {
      const { section } = request.params;
      if (!isSectionName(section) || !overview.state.current.sections.has(section))
        return sendProblem(reply, { status: 404, code: 'unknown-section' });
      return reply.send(await insights.readVisits(section, request.query.days ?? 30));
    },
  );

  app.get<ServiceCall>('/:section/services/:service', async (request, reply) => {
    const { section, service } = request.params;
    const found = await releasedServices.overview(section, service);
    return found ? reply.send(found) : sendProblem(reply, { status: 404, code: 'unknown-service' });
  });

  app.get<ServiceCall & { Querystring: InsightsQuery }>(
    '/:section/services/:service/insights',
    { schema: { querystring: InsightsQuery } },
    async (request, reply) => {
      const { section, service } = request.params;
      const found = await releasedServices.insights(section, service, request.query);
      return found ? reply.send(found) : sendProblem(reply, { status: 404, code: 'unknown-service' });
    },
  );

  const publishing = { config: { stepUp: 'code', publishes: true }, bodyLimit: maxArchiveBytes } as const;
  app.post<SectionCall>('/:section', publishing, async (request, reply) => {
    const { section } = request.params;
    if (!isSectionName(section) || !Buffer.isBuffer(request.body))
      throw new BadCall('the body is to be a tar archive of the release (application/x-tar)');
    const { release, isNew } = await candidates.publish(section, request.body);
    const { actor, by, requestId } = contextOf(request);
    const { version } = release;
    if (isNew)
      await audit({
        actor,
        action: 'release.publish',
        target: { type: 'section', id: section },
        details: { version, by },
        requestId,
      });
    return reply.code(isNew ? 201 : 200).send({ section, version });
  });

  app.post<MoveRoute>(
    '/:section/proof',
    { config: { stepUp: 'code' }, schema: { body: MoveCall }, handlerTimeout: proofLimitMs },
    async (request, reply) => {
      const { section } = request.params;
      const version = known(section, request.body.version);
      const { notes, ms } = await candidates.requireProof(section, version, contextOf(request).by);
      return reply.send({ section, version, notes, ms });
    },
  );

  /** Moves, and responds with the new state. */
  function moveRoute(
    action: string,
    move: (section: string, body: MoveCall, why: MoveContext) => Promise<unknown>,
  ): void {
    app.post<MoveRoute>(
      `/:section/${action}`,
      { config: { stepUp: 'code' }, schema: { body: MoveCall }, handlerTimeout: proofLimitMs },
      async (request, reply) => {
        const { section } = request.params;
        const { reason, unmovedSince } = request.body;
        await move(section, request.body, { ...contextOf(request), reason, unmovedSince });
        return sendOverview(section, reply);
      },
    );
  }

  automaticRollbackCalls(app, contextOf, sendOverview);
  previewCall(app, audit, contextOf);
  moveRoute('live', async (section, { version }, why) => {
    const wanted = known(section, version);
    return control.setLive(section, wanted, why);
  });
  moveRoute('canary', async (section, { version, percent }, why) => {
    if (percent === undefined) throw new BadCall('percent is missing');
    return control.setCanary(section, { version: version && known(section, version), percent }, why);
  });
  moveRoute('promote', (section, _body, why) => control.promote(section, why));
  moveRoute('rollback', (section, _body, why) => control.rollback(section, why));
  app.post<MoveRoute>(
    '/:section/withdraw',
    { config: { stepUp: 'code' }, schema: { body: MoveCall } },
    async (request, reply) => {
      const { section } = request.params;
      await control.withdraw(section, { ...contextOf(request), reason: request.body.reason });
      return reply.send({ section });
    },
  );
}

/** `/api/portal/releases`: what is released, the way in for a release, and the calls that move the pointers. */
export const releaseRoutes = fp(addReleaseRoutes, {
  name: 'release-routes',
  dependencies: [
    'settings',
    'services',
    'state',
    'mirror',
    'release-store',
    'measures',
    'release-control',
    'release-events',
    'released-services',
    'insights',
    'release-watch',
  ],
  encapsulate: true,
});

/** Throws UnknownVersion for what can be no version in the store. */
function known(section: string, version: string | undefined): string {
  if (version === undefined || !isSectionName(section) || !isVersionName(version)) throw new UnknownVersion();
  return version;
}
