import { PreviewCall } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signPreview } from './preview-link.ts';
import { BadCall, UnknownVersion } from './release-call-errors.ts';
import type { MoveContext } from '../pointers/pointer-moves.ts';
import { isDevOrigin, isSectionName, isVersionName } from '../../config/names.ts';
import type { WriteAudit } from './write-audit.ts';

interface PreviewRoute {
  Params: { section: string };
  Body: PreviewCall;
}

const refusedOrigin =
  'an origin is previewed only by a portal that is started with DEVELOPER_PREVIEWS=on, and only one such as http://localhost:3001';

/** Of the call: it checks the version first, and waits for a check that runs. */
const limitMs = 120_000;

/** `POST /:section/preview`: makes a link to a version that the check takes, for an hour unless told otherwise. */
export function previewCall(
  app: FastifyInstance,
  audit: WriteAudit,
  contextOf: (request: FastifyRequest) => MoveContext,
): void {
  const { candidates, releaseStore: store, state } = app;
  const { publicOrigin, developerPreviews } = app.settings;
  app.post<PreviewRoute>(
    '/:section/preview',
    { config: { stepUp: 'code' }, schema: { body: PreviewCall }, handlerTimeout: limitMs },
    async (request, reply) => {
      const { section } = request.params;
      const { version, origin, minutes = 60 } = request.body;
      if (!isSectionName(section) || (version === undefined) === (origin === undefined))
        throw new BadCall('name a version or an origin');
      if (origin !== undefined && !(developerPreviews && isDevOrigin(origin))) throw new BadCall(refusedOrigin);
      if (version !== undefined && !isVersionName(version)) throw new UnknownVersion();
      const paths =
        version === undefined ? store.current?.live.get(section)?.paths : (await store.read(section, version)).paths;
      const path = request.body.path ?? paths?.find((declared) => !declared.includes('*')) ?? '/';
      const { actor, by, requestId } = contextOf(request);
      if (version !== undefined) await candidates.requireProof(section, version, by);
      const provedAt = Math.floor(Date.now() / 1_000);
      const until = provedAt + minutes * 60;
      const token = signPreview({ section, version, origin, provedAt, until }, state.current.previewKey);
      await audit({
        actor,
        action: 'release.preview',
        target: { type: 'section', id: section },
        details: { version, origin, minutes, by },
        requestId,
      });
      const url = `${publicOrigin}/api/portal/preview?token=${token}&to=${encodeURIComponent(path)}`;
      return reply.send({ url, until: new Date(until * 1_000).toISOString() });
    },
  );
}
