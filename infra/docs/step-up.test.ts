import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../tooling/project-root.ts';

interface Operation {
  operationId: string;
  'x-access': string;
  'x-step-up'?: string;
}

const file = path.join(projectRoot, 'infra/docs/step-up.md');
const heading = '## Operations\n';
const documents = [
  ...readdirSync(path.join(projectRoot, 'services')).flatMap((service) =>
    ['openapi.json', 'openapi-classroom.json', 'openapi-email.json'].map((name) => `services/${service}/${name}`),
  ),
  'shell/server/openapi.json',
];

const operations = documents.flatMap((name) => {
  let text;
  try {
    text = readFileSync(path.join(projectRoot, name), 'utf8');
  } catch {
    return [];
  }
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  return Object.values(paths).flatMap((byMethod) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method, ...operation })),
  );
});

const isOfStaff = ({ 'x-access': access }: Operation) =>
  ['editor', 'agent', 'manager', 'administrator'].includes(access);
const namesOf = (found: Operation[]) =>
  [...new Set(found.map(({ operationId }) => `\`${operationId}\``))].toSorted().join(', ');

test('the document lists every operation that asks for a recent second factor, and those of staff that do not', () => {
  const reasons = [...new Set(operations.flatMap(({ 'x-step-up': stepUp }) => stepUp ?? []))].toSorted();
  const asking = reasons.map(
    (reason) => `- **${reason}**: ${namesOf(operations.filter((one) => one['x-step-up'] === reason))}`,
  );
  const free = operations.filter((one) => isOfStaff(one) && one['x-step-up'] === undefined);
  const expected = `
${asking.join('\n')}

Of staff, and asking for nothing, because they change or read what the section publishes and works with, and no mail, right or list of people goes out by them:

- **changes**: ${namesOf(free.filter(({ method }) => method !== 'get'))}
- **reads**: ${namesOf(free.filter(({ method }) => method === 'get'))}
`;
  const document = readFileSync(file, 'utf8');
  const start = document.indexOf('\n- **');
  if (process.env['UPDATE_STEP_UP'])
    writeFileSync(file, (start < 0 ? document : document.slice(0, start)).trimEnd() + '\n' + expected);
  else expect(document.slice(start)).toBe(expected);
  expect(document).toContain(heading);
});
