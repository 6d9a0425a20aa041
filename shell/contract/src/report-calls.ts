import { ErrorReport, FailureReport, VitalsReport } from './failure-report.ts';
import { problem, type PortalCall } from './portal-call.ts';

/** What browsers tell the portal of the sections that they show. */
export const reportCalls: readonly PortalCall[] = [
  {
    method: 'post',
    path: '/api/portal/failures',
    operationId: 'reportFailure',
    summary: 'A browser reports how a section fared, as the text of a beacon of any content type',
    access: 'public',
    body: { type: 'text/plain', schema: FailureReport },
    responses: {
      204: {
        text: 'Taken, or dropped when the ticket is not one that this network was given with this version: a forger learns nothing',
      },
      400: problem('`bad-request`: no report, or more than 1 KiB'),
      429: problem('`too-many-reports`: more than 240 from this network in a minute; see `Retry-After`'),
    },
  },
  {
    method: 'post',
    path: '/api/portal/errors',
    operationId: 'reportError',
    summary:
      'A browser reports what was thrown, as the text of a beacon; the portal keeps nothing of it that may name a person',
    access: 'public',
    body: { type: 'text/plain', schema: ErrorReport },
    responses: {
      204: { text: 'Taken, or dropped as one of failures is' },
      400: problem('`bad-request`: no report, or more than 16 KiB'),
      429: problem('`too-many-reports`: more than 240 from this network in a minute; see `Retry-After`'),
    },
  },
  {
    method: 'post',
    path: '/api/portal/vitals',
    operationId: 'reportVitals',
    summary: 'A browser reports how fast a document was for its visitor, as the text of a beacon',
    access: 'public',
    body: { type: 'text/plain', schema: VitalsReport },
    responses: {
      204: { text: 'Taken, or dropped as one of failures is' },
      400: problem('`bad-request`: no report, or more than 1 KiB'),
      429: problem('`too-many-reports`: more than 240 from this network in a minute; see `Retry-After`'),
    },
  },
];
