import { AutomaticRollbackCall } from '@portal/contract';
import { sendProblem } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setAutomaticRollback } from '../pointers/manual-rollbacks.ts';
import type { MoveContext } from '../pointers/pointer-moves.ts';

interface SectionRoute {
  Params: { section: string };
  Body: AutomaticRollbackCall;
}

interface ServiceRoute extends SectionRoute {
  Params: { section: string; service: string };
}

const switching = { config: { stepUp: 'code' }, schema: { body: AutomaticRollbackCall } } as const;

/** `POST …/automatic-rollback` of a section and of a service: whether the portal may take a version of it back by itself. */
export function automaticRollbackCalls(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => MoveContext,
  sendOverview: (section: string, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { state, releasedServices } = app;

  app.post<SectionRoute>('/:section/automatic-rollback', switching, async (request, reply) => {
    const { section: name } = request.params;
    if (!state.current.sections.has(name)) return sendProblem(reply, { status: 404, code: 'unknown-section' });
    await setAutomaticRollback(state, { kind: 'section', name }, request.body.isOn, contextOf(request));
    return sendOverview(name, reply);
  });

  app.post<ServiceRoute>('/:section/services/:service/automatic-rollback', switching, async (request, reply) => {
    const { section, service: name } = request.params;
    if (!releasedServices.namesOf(section).includes(name))
      return sendProblem(reply, { status: 404, code: 'unknown-service' });
    await setAutomaticRollback(state, { kind: 'service', name }, request.body.isOn, contextOf(request));
    return reply.send(await releasedServices.overview(section, name));
  });
}
