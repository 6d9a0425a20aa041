import { ProblemError, sendProblem } from '@portal/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseRefused } from '../check/finding.ts';
import { StateUnavailable } from '../pointers/state-store.ts';
import { PointerRefused } from '../pointers/pointer-moves.ts';
import { VersionExists } from '../store/publish-release.ts';
import { AccessRefused } from './release-access.ts';
import { InvalidRelease } from '../store/section-release.ts';
import { BadArchive } from '../store/tar.ts';
import { AlteredRelease } from '../store/verify-files.ts';

export class UnknownVersion extends Error {}
export class BadCall extends Error {}

/** Seconds after which Postgres is worth another try. */
const retryAfterSeconds = 5;

/** Sends the error response to a failed call of `/api/portal/releases`. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = error instanceof Error ? error.message : undefined;
  if (error instanceof AccessRefused) return sendProblem(reply, error.problem);
  if (error instanceof ProblemError) {
    request.log.warn({ err: error }, error.code);
    return sendProblem(reply, error);
  }
  if (error instanceof StateUnavailable)
    return sendProblem(reply, { status: 503, code: 'database-unavailable', retryAfterSeconds });
  if (error instanceof ReleaseRefused)
    return sendProblem(reply, { status: 422, code: 'release-refused', detail, findings: error.findings });
  if (error instanceof AlteredRelease)
    return refused(reply, 'altered-file', error, 'build and publish it anew: a version never changes');
  if (error instanceof InvalidRelease || error instanceof BadArchive)
    return refused(reply, 'invalid-release', error, 'publish what `npm run release` or `npm run build` has made');
  if (error instanceof VersionExists) return sendProblem(reply, { status: 409, code: 'version-exists', detail });
  if (error instanceof PointerRefused)
    return sendProblem(reply, { status: error.code === 'unknown-section' ? 404 : 409, code: error.code, detail });
  if (error instanceof UnknownVersion || isMissing(error))
    return sendProblem(reply, { status: 404, code: 'unknown-version' });
  if (error instanceof BadCall || statusOf(error) === 400)
    return sendProblem(reply, { status: 400, code: 'bad-request', detail });
  if (statusOf(error) === 413) return sendProblem(reply, { status: 413, code: 'body-too-large' });
  if (statusOf(error) === 415) return sendProblem(reply, { status: 415, code: 'unsupported-media-type' });
  request.log.error({ err: error }, 'a release call failed');
  return sendProblem(reply, { status: 500, code: 'internal' });
}

function refused(
  reply: FastifyReply,
  code: 'altered-file' | 'invalid-release',
  { message }: Error,
  mend: string,
): FastifyReply {
  return sendProblem(reply, {
    status: 422,
    code: 'release-refused',
    detail: message,
    findings: [{ code, cause: message, mend }],
  });
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
