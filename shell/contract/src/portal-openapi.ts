import { SearchGroup, SearchHit } from '@portal/runtime/search';
import type { TSchema } from '@portal/runtime/typebox';
import { ErrorReport, FailureReport, VitalsReport } from './failure-report.ts';
import { Readiness } from './health.ts';
import { AdminGroup, AdminView, MenuEntry } from './menu.ts';
import type { PortalCall } from './portal-call.ts';
import { portalCalls } from './portal-calls.ts';
import { Problem } from './problem.ts';
import { FullRegistry } from './registry.ts';
import { Finding } from './finding.ts';
import { MoveCall, PreviewCall, PreviewLink, ProvedRelease, ReleaseList, ReleaseNotice } from './release-calls.ts';
import { Cause, HistoryEntry, Refusal, ReleaseOverview, ReleaseVersion, StayEntry } from './release-history.ts';
import { PageTimes, TimeSummary, TrafficPoint, VersionError, VersionInsights } from './release-insights.ts';
import { SiteSearch } from './search.ts';
import {
  CallComparison,
  CallSummary,
  ServiceEvent,
  ServiceFinding,
  ServiceInsights,
  ServiceOverview,
  ServiceTrafficPoint,
  ServiceVersion,
} from './service-releases.ts';

/** Schemas that are in the document once, by name. */
const named: Record<string, TSchema> = {
  AdminGroup,
  AdminView,
  CallComparison,
  CallSummary,
  Cause,
  ErrorReport,
  FailureReport,
  Finding,
  FullRegistry,
  HistoryEntry,
  MenuEntry,
  MoveCall,
  PageTimes,
  PreviewCall,
  PreviewLink,
  Problem,
  ProvedRelease,
  Readiness,
  Refusal,
  ReleaseList,
  ReleaseNotice,
  ReleaseOverview,
  ReleaseVersion,
  SearchGroup,
  SearchHit,
  ServiceEvent,
  ServiceFinding,
  ServiceInsights,
  ServiceOverview,
  ServiceTrafficPoint,
  ServiceVersion,
  SiteSearch,
  StayEntry,
  TimeSummary,
  TrafficPoint,
  VersionError,
  VersionInsights,
  VitalsReport,
};
const names = new Map<unknown, string>(Object.entries(named).map(([name, schema]) => [schema, name]));

/** A copy of a schema with a reference in the place of each named one, but for itself. */
function withReferences(schema: unknown, isNamed = false): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = names.get(schema);
  if (name !== undefined && !isNamed) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(schema)) return schema.map((item) => withReferences(item));
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]));
}

function content(type: string, schema: TSchema | undefined): object {
  return { content: { [type]: { schema: schema ? withReferences(schema) : { type: 'string' } } } };
}

function operationOf({ path, operationId, summary, access, stepUp, query = {}, body, responses }: PortalCall): object {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      in: 'path',
      name,
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query).map(([name, value]) => ({
      in: 'query',
      name,
      ...(typeof value === 'string' ? { description: value, schema: { type: 'string' } } : { schema: value }),
    })),
  ];
  return {
    operationId,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(access !== 'public' && { security: [{ release: [] }] }),
    'x-access': access,
    ...(stepUp && { 'x-step-up': stepUp }),
    ...(body && { requestBody: { required: true, ...content(body.type, body.schema) } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { text, schema, type = schema && 'application/json' }]) => [
        status,
        { description: text, ...(type && content(type, schema)) },
      ]),
    ),
  };
}

/** The OpenAPI document of the portal's own calls. */
export function portalOpenApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of portalCalls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'portal', version: '1.0.0' },
    components: {
      securitySchemes: { release: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, withReferences(schema, true)])),
    },
    paths,
  };
}
