import { setTimeout as wait } from 'node:timers/promises';
import { ErrorReport, FailureReport, fits, VitalsReport, type FailureKind } from '@portal/contract';
import { BoundedMap, sendProblem, siteOf } from '@portal/runtime';
import type { Static, TSchema } from '@portal/runtime/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseInsights } from '../insights/release-insights.ts';
import type { VisitBuffer } from './visit-buffer.ts';
import type { Tickets } from './visit-ticket.ts';

export interface FailureRoutesOptions {
  visits: Pick<VisitBuffer, 'note'>;
  insights: Pick<ReleaseInsights, 'visited' | 'explained' | 'measured'>;
  tickets: Tickets;
  /** Counts a believed report. */
  count(section: string, kind: FailureKind): void;
}

/** UTF-8 of the longest message and stack. */
const mostBytes = { failures: 1_024, errors: 16_384, vitals: 1_024 };
/** Of one call, from one network. */
const mostPerMinute = 240;
/** Before a refusal is sent: a network that sends at once again would take a processor with refusals alone. */
const refusalMs = 200;
/** Networks whose pace is remembered. */
const mostNetworks = 20_000;

/** Takes what browsers say of the sections they show: which version, what failed and how fast it was, nothing about who. */
export async function failureRoutes(
  app: FastifyInstance,
  { visits, insights, tickets, count }: FailureRoutesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => sendProblem(reply, { status: 400, code: 'bad-request' }));

  /** A call that takes the text of a beacon, and believes it when its ticket was given to this network with the version that it names. */
  function beacon<Schema extends typeof FailureReport | typeof ErrorReport | typeof VitalsReport>(
    name: keyof typeof mostBytes,
    schema: Schema,
    note: (report: Static<Schema>, request: FastifyRequest) => void | Promise<void>,
  ): void {
    // Each call has its own: a page that sends its web vitals leaves room for the failures of the next one
    const isTooFast = limitPace();
    app.post(`/api/portal/${name}`, { bodyLimit: mostBytes[name] }, async (request, reply) => {
      if (isTooFast(siteOf(request.ip))) {
        await wait(refusalMs);
        return sendProblem(reply, { status: 429, code: 'too-many-reports', retryAfterSeconds: 60 });
      }
      const report = readReport(schema, request.body);
      if (!report) return sendProblem(reply, { status: 400, code: 'bad-request' });
      const { ticket, section, version } = report;
      // A forger learns nothing from the answer
      if (tickets.accepts(ticket, siteOf(request.ip), section, version)) await note(report, request);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  }

  beacon('failures', FailureReport, ({ section, version, ticket, kind, page }, { ip }) => {
    visits.note({ section, version, witness: 'browser', address: ip, ticket, failed: kind !== 'none', page });
    insights.visited(section, version, kind, siteOf(ip));
    count(section, kind);
  });
  beacon('errors', ErrorReport, (report, { ip }) => insights.explained(report, siteOf(ip)));
  beacon('vitals', VitalsReport, (report, { ip }) => insights.measured(report, siteOf(ip)));
}

/** Counts the calls of each network within a minute, and says when they are too many. */
export function limitPace(): (site: string) => boolean {
  let minute = 0;
  const paces = new BoundedMap<string, number>(mostNetworks);
  return (site) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) paces.clear();
    minute = now;
    const pace = (paces.get(site) ?? 0) + 1;
    paces.set(site, pace);
    return pace > mostPerMinute;
  };
}

/** Reads the text of a beacon. Undefined when it is anything else than such a report. */
export function readReport<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const report: unknown = JSON.parse(body);
    return fits(schema, report) ? report : undefined;
  } catch {
    return undefined;
  }
}
