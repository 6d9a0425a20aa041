import { problem, ProblemError } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineQuotas } from './quota-registry.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { isStepUpDue } from '../auth/step-up.ts';
import type { StepUp } from '../auth/access.ts';

type Allowance = Extract<StepUp, 'rows' | 'mails'>;

/**
 * What a session may do without a recent second factor, as quotas of every service that has any. Rows about people: a few pages are
 * work, many are an export. Mails in the course of work are counted by call, however many they are.
 */
export const allowanceQuotas = defineQuotas({
  'rows-per-session': { calls: [], key: ['session'], limit: '300/1h' },
  'mails-per-session': { calls: [], key: ['session'], limit: '20/1h' },
});

export function isAllowance(stepUp: StepUp | undefined): stepUp is Allowance {
  return stepUp === 'rows' || stepUp === 'mails';
}

/** More count as so many: far beyond any burst. */
const mostCounted = 2_000;

/** Counts what a session does; throws 403 `step-up-required` beyond what it may without a recent second factor. */
export async function takeAllowance(
  { quotas }: Pick<FastifyInstance, 'quotas'>,
  user: SessionUser,
  allowance: Allowance,
  units = 1,
): Promise<void> {
  if (!isStepUpDue(user)) return;
  const targets = { session: user.sessionId ?? user.id };
  try {
    await quotas.take({ user }, [`${allowance}-per-session`], targets, Math.min(units, mostCounted));
  } catch (error) {
    throw error instanceof ProblemError && error.status === 429 ? problem.forbidden('step-up-required') : error;
  }
}

/** How many rows a response has: those of a list, a page or groups of records; one, where it is about a single row. */
function rowsIn(payload: object): number {
  if (Array.isArray(payload)) return payload.length;
  if ('groups' in payload) return (payload.groups as { records: unknown[] }[]).flatMap(({ records }) => records).length;
  const [list, ...more] = Object.values(payload).filter((value) => Array.isArray(value));
  return list === undefined || more.length > 0 ? 1 : list.length;
}

/** The preSerialization hook of routes with `stepUp: 'rows'`: what goes out is counted, whatever was asked for. */
export async function countRows(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode < 400 && request.user && typeof payload === 'object' && payload !== null)
    await takeAllowance(request.server, request.user, 'rows', Math.max(1, rowsIn(payload)));
  return payload;
}
