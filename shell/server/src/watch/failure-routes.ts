import { FailureReport, fits, type FailureKind } from '@portal/contract';
import { networkOf, sendProblem } from '@portal/runtime';
import type { FastifyInstance } from 'fastify';
import type { VisitBuffer } from './visit-buffer.ts';
import type { Tickets } from './visit-ticket.ts';

export interface FailureRoutesOptions {
  visits: Pick<VisitBuffer, 'note'>;
  tickets: Tickets;
  /** Whether the version is one that visitors may have at all. */
  isKnown(section: string, version: string): boolean;
  /** Counts a believed report. */
  count(section: string, kind: FailureKind): void;
}

const mostBytes = 512;
const mostPerMinute = 240;
/** Addresses whose pace is remembered; when there are more, all begin anew. */
const mostAddresses = 20_000;

/** Takes what browsers say of the sections they show: which version, what kind of failure, nothing about who or what. */
export async function failureRoutes(
  app: FastifyInstance,
  { visits, tickets, isKnown, count }: FailureRoutesOptions,
): Promise<void> {
  let minute = 0;
  const paces = new Map<string, number>();

  function isTooFast(address: string): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute || paces.size > mostAddresses) paces.clear();
    minute = now;
    const pace = (paces.get(address) ?? 0) + 1;
    paces.set(address, pace);
    return pace > mostPerMinute;
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((_error, _request, reply) => sendProblem(reply, { status: 400, code: 'bad-request' }));

  app.post('/api/portal/failures', { bodyLimit: mostBytes }, async (request, reply) => {
    if (isTooFast(networkOf(request.ip)))
      return sendProblem(reply, { status: 429, code: 'too-many-reports', retryAfterSeconds: 60 });
    const report = readReport(request.body);
    if (!report) return sendProblem(reply, { status: 400, code: 'bad-request' });
    const { section, version, ticket, kind } = report;
    // A forger learns nothing from the answer
    if (tickets.isGenuine(ticket) && isKnown(section, version)) {
      visits.note({ section, version, witness: 'browser', address: request.ip, ticket, failed: kind !== 'none' });
      count(section, kind);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Reads the text of a beacon. Undefined when it is anything else than a report. */
export function readReport(body: unknown): FailureReport | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const report: unknown = JSON.parse(body);
    return fits(FailureReport, report) ? report : undefined;
  } catch {
    return undefined;
  }
}
