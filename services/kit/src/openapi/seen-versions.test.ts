import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { sectionRoles } from '../auth/access.ts';

const services = new URL('../../../', import.meta.url);

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

interface Operation {
  operationId: string;
  description?: string;
  'x-access'?: string;
  parameters?: unknown[];
  requestBody?: unknown;
}

const ofStaff = new Set<string | undefined>([...sectionRoles, 'administrator']);
/** Operations of members by which editors change what others have written. */
const alsoOfStaff = new Set([
  'removeNews',
  'restoreNews',
  'removeClassroom',
  'restoreClassroom',
  'removeAnswer',
  'restoreAnswer',
]);

/** Names by which a call says what was seen before it. */
const seenNames = ['version', 'seen', 'seenIds', 'unmovedSince'];

const adds = 'adds something new, which no one can have changed';
const writesNothing = 'changes nothing that is stored';

/** Operations of staff that say nothing of what was seen → the reason. */
const exceptions: Record<string, string> = {
  addPicture: adds,
  addMedia: adds,
  addApplicant: adds,
  importApplicants: adds,
  addInquiryNote: adds,
  uploadAgentAttachment: adds,
  'create-canned-reply': adds,
  'create-training': adds,
  'create-timeline-entry': adds,
  'create-customer-case': adds,
  'create-office': adds,
  'create-home-slide': adds,
  'create-offer-fact': adds,
  previewMailTemplate: writesNothing,
  testMailTemplate: 'mails what it is sent',
  mailApplicants: 'mails what it is sent',
  resendMail: 'a mail never changes',
  sendInquiryLink: 'makes the former link void whichever it is',
  revealSmwpPassword: 'shows it once, whatever else has changed',
  announcePresence: 'says who looks',
  endPresence: 'says who looks',
  removeAnswer: 'a reply never changes',
  restoreAnswer: 'a reply never changes',
  withdrawCertificate: 'a certificate never changes, and one that is withdrawn stays so',
};

/** Everything that an operation takes, with references replaced. */
function takenBy({ parameters, requestBody, description }: Operation, { components = {} }: Document): string {
  const resolved = (value: unknown, depth = 0): unknown => {
    if (typeof value !== 'object' || value === null || depth > 12) return value;
    if (Array.isArray(value)) return value.map((item) => resolved(item, depth + 1));
    if ('$ref' in value) {
      const [kind = '', name = ''] = String(value.$ref).split('/').slice(-2);
      return resolved(components[kind]?.[name], depth + 1);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, depth + 1)]));
  };
  return `${JSON.stringify(resolved([parameters, requestBody]))} ${description ?? ''}`;
}

const operations = readdirSync(services).flatMap((service) => {
  const folder = new URL(`${service}/`, services);
  return readdirSync(folder)
    .filter((file) => /^openapi.*[.]json$/.test(file))
    .flatMap((file) => {
      const document = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Document;
      return Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(
            ([method, operation]) =>
              method !== 'get' && (ofStaff.has(operation['x-access']) || alsoOfStaff.has(operation.operationId)),
          )
          .map(([, operation]) => ({ path, id: operation.operationId, taken: takenBy(operation, document) })),
      );
    });
});

/** As a property of a body, a parameter, or a field that the description of a form names. */
const saysWhatWasSeen = (taken: string): boolean =>
  seenNames.some((name) => taken.includes(`"${name}":`) || taken.includes(`"name":"${name}"`)) ||
  /Multipart:[^"]*\bversion\b/.test(taken);

describe('a write by staff says what was seen before it', () => {
  test.each(operations.map(({ id, path, taken }) => [id, path, taken] as const))('%s (%s)', (id, _path, taken) => {
    expect(saysWhatWasSeen(taken)).toBe(!(id in exceptions));
  });

  test('and every exception is an operation', () => {
    const ids = new Set(operations.map(({ id }) => id));
    expect([...Object.keys(exceptions), ...alsoOfStaff].filter((id) => !ids.has(id))).toEqual([]);
    expect(operations.length).toBeGreaterThan(90);
  });
});
