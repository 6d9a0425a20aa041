import { Liveness, Readiness } from './health.ts';
import { insightCalls } from './insight-calls.ts';
import { PersonalDataCalls } from './personal-data-calls.ts';
import { json, problem, type PortalCall } from './portal-call.ts';
import { FullRegistry } from './registry.ts';
import { PageWithData } from './rendering.ts';
import {
  MoveCall,
  PreviewCall,
  PreviewLink,
  ProvedRelease,
  PublishedRelease,
  ReleaseList,
  WithdrawnSection,
} from './release-calls.ts';
import { ReleaseOverview } from './release-history.ts';
import { previewCalls } from './preview-calls.ts';
import { reportCalls } from './report-calls.ts';
import { rollbackCalls } from './rollback-calls.ts';
import { SiteSearch, SiteSearchQuery } from './search.ts';

const base = '/api/portal/releases';
const ofSection = `${base}/{section}`;

/** Codes of refusals that every release call knows. */
const access = {
  401: problem('`unauthorized`: no token, or one that nobody has; `session-ended`: one that was revoked'),
  403: problem(
    '`forbidden`: the token of another section, or of somebody who does not manage it; `step-up-required`: the second factor is not recent; `second-factor-required`: there is none',
  ),
  503: problem(
    '`database-unavailable`: nothing can be told or moved now; `keys-unavailable` and `revocations-unavailable`: who calls cannot be told now; see `Retry-After`',
  ),
};
const badBody = { 400: problem('`bad-request`: the body does not fit') };
const unknownSection = { 404: problem('`unknown-section`, or `unknown-version` when the body names one') };
const proof = { 422: problem('`release-refused`: the findings say why, and what to do') };
const conflict = {
  409: problem(
    '`no-canary`, `nothing-before` or `moved-meanwhile`: the move is not possible in the present state; `canary-held`: browsers report failures of the canary that the portal cannot check, so a release token gives it to no more visitors until a person has moved it',
  ),
};

const move = (action: string, summary: string, more: PortalCall['responses'] = {}): PortalCall => ({
  method: 'post',
  path: `${ofSection}/${action}`,
  operationId: `${action}Release`,
  summary,
  access: 'manager',
  stepUp: 'code',
  body: json(MoveCall),
  responses: {
    200: { text: 'The state after the move', schema: ReleaseOverview },
    ...badBody,
    ...access,
    ...unknownSection,
    ...conflict,
    ...more,
  },
});

/** Every call that the portal answers itself; documents, files of releases and calls of services are not among them. */
export const portalCalls: readonly PortalCall[] = [
  {
    method: 'get',
    path: '/api/portal/registry',
    operationId: 'getRegistry',
    summary: 'The versions that this visitor gets, with their menus, widgets and views for admins',
    access: 'public',
    query: { known: 'Revision that the caller has' },
    responses: {
      200: { text: 'The registry; revision 0 while nothing is released', schema: FullRegistry },
      204: { text: 'It is the one that the caller has' },
    },
  },
  {
    method: 'get',
    path: '/api/portal/page-data',
    operationId: 'getPageData',
    summary: 'What the document of a page is rendered with, for a tab that is still loading the code of its section',
    access: 'public',
    query: { url: 'Path and search of the page', lang: '`ko` or `en`' },
    responses: {
      200: { text: 'The data, and the version of the section that read it', schema: PageWithData },
      204: { text: 'There are none: no page, or one that leads elsewhere or is left to the browser' },
    },
  },
  {
    method: 'get',
    path: '/api/portal/personal-data',
    operationId: 'listPersonalDataCalls',
    summary: 'Which services to ask for what they hold about a person, with the access token of that person',
    access: 'public',
    responses: { 200: { text: 'All services that the portal knows', schema: PersonalDataCalls } },
  },
  {
    method: 'get',
    path: '/api/portal/search',
    operationId: 'searchSite',
    summary: 'What visitors may read of all live sections, by kind',
    access: 'public',
    query: SiteSearchQuery.properties,
    responses: {
      200: { text: 'What was found', schema: SiteSearch },
      400: problem('`bad-request`: the query does not fit'),
      503: problem('`too-busy`: too many searches are under way; see `Retry-After`'),
    },
  },
  ...reportCalls,
  {
    method: 'get',
    path: base,
    operationId: 'listReleases',
    summary: 'The releases of the sections that the caller manages; an administrator manages all',
    access: 'manager',
    responses: { 200: { text: 'Those that visitors get', schema: ReleaseList }, ...access },
  },
  {
    method: 'get',
    path: ofSection,
    operationId: 'getReleases',
    summary: 'The releases of a section',
    access: 'manager',
    responses: { 200: { text: 'Its versions and history', schema: ReleaseOverview }, ...access, ...unknownSection },
  },
  ...insightCalls(ofSection, { ...access, ...unknownSection }),
  {
    method: 'post',
    path: ofSection,
    operationId: 'publishRelease',
    summary: 'Puts a release into the store; visitors notice nothing',
    access: 'manager',
    stepUp: 'code',
    body: { type: 'application/x-tar' },
    responses: {
      200: { text: 'It was there already, with the same files', schema: PublishedRelease },
      201: { text: 'Published', schema: PublishedRelease },
      ...badBody,
      ...access,
      403: problem(
        `${access[403].text}; \`sections-not-sandboxed\`: only administrators may publish, unless the operator trusts every team with the server`,
      ),
      409: problem('`version-exists`: the version is there with other files'),
      413: problem('`body-too-large`: more than 64 MiB'),
      415: problem('`unsupported-media-type`'),
      ...proof,
    },
  },
  {
    method: 'post',
    path: `${ofSection}/proof`,
    operationId: 'proveRelease',
    summary: 'Proves a published release against what is live, without moving anything',
    access: 'manager',
    stepUp: 'code',
    body: json(MoveCall),
    responses: {
      200: { text: 'It may go live', schema: ProvedRelease },
      ...badBody,
      ...access,
      ...unknownSection,
      ...proof,
    },
  },
  move('live', 'All visitors get the version, after its proof', proof),
  move('canary', 'A share of the visitors gets the version, after its proof', proof),
  move('promote', 'The canary becomes live'),
  ...rollbackCalls(ofSection, { ...badBody, ...access }),
  move('rollback', 'Takes the canary back; without one, the version before is live again'),
  {
    method: 'post',
    path: `${ofSection}/withdraw`,
    operationId: 'withdrawSection',
    summary: 'Takes the section off the site; its releases stay in the store',
    access: 'manager',
    stepUp: 'code',
    body: json(MoveCall),
    responses: {
      200: { text: 'It is off the site', schema: WithdrawnSection },
      ...badBody,
      ...access,
      ...unknownSection,
      409: problem('`shell-stays`: the shell carries all other sections'),
    },
  },
  {
    method: 'post',
    path: `${ofSection}/preview`,
    operationId: 'createPreview',
    summary: 'A link by which one browser sees another version, or what a dev server serves',
    access: 'manager',
    stepUp: 'code',
    body: json(PreviewCall),
    responses: { 200: { text: 'The link', schema: PreviewLink }, ...badBody, ...access, ...unknownSection, ...proof },
  },
  ...previewCalls,
  {
    method: 'get',
    path: '/health/live',
    operationId: 'getLiveness',
    summary: 'Whether the process runs',
    access: 'public',
    responses: { 200: { text: 'It does', schema: Liveness } },
  },
  {
    method: 'get',
    path: '/health/ready',
    operationId: 'getReadiness',
    summary: 'Whether documents can be served; to this machine alone also the state of the services',
    access: 'public',
    responses: {
      200: { text: 'Ready', schema: Readiness },
      503: { text: 'No release is live', schema: Readiness },
    },
  },
  {
    method: 'get',
    path: '/metrics',
    operationId: 'getMetrics',
    summary: 'Prometheus metrics, for this machine alone',
    access: 'public',
    responses: {
      200: { text: 'The metrics', type: 'text/plain' },
      404: { text: 'Asked from elsewhere', type: 'text/plain' },
    },
  },
];
