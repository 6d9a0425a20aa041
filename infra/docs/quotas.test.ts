import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { quotaVariable } from '@portal/service-kit';
import type { Quota } from '@portal/service-kit';
import { generousQuotas } from '@portal/service-kit/testing';
import { accountService } from '../../services/account/src/service.ts';
import { communityService } from '../../services/community/src/service.ts';
import { contentService } from '../../services/content/src/service.ts';
import { educationService } from '../../services/education/src/service.ts';
import { supportService } from '../../services/support/src/service.ts';
import { projectRoot } from '../tooling/project-root.ts';

const services = [accountService, contentService, educationService, communityService, supportService];
const quotas = services.flatMap(({ name, quotas: registry = {} }) =>
  Object.entries<Quota>(registry).map(([quota, declared]) => ({ service: name, quota, ...declared })),
);

function rowOf({ service, quota, calls, key, counts = 'uses', of, limit }: (typeof quotas)[number]): string {
  return `| ${calls.map((call) => `\`${call}\``).join(', ')} | ${of ?? 'everybody'} | ${key.join(', ') || 'global'} | ${counts} | ${limit} | \`${quotaVariable(service, quota)}\` |`;
}

test('the table lists every quota of the services, as they declare it, and no other', () => {
  const document = readFileSync(path.join(projectRoot, 'infra/docs/quotas.md'), 'utf8');
  const rows = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replaceAll(/ +\|/g, ' |'));
  expect(rows).toEqual(quotas.map(rowOf));
});

test('every call that a quota names is in the OpenAPI document of its service', () => {
  for (const { service, calls } of quotas) {
    const folder = path.join(projectRoot, 'services', service);
    const documents = ['openapi.json', 'openapi-classroom.json', 'openapi-email.json']
      .map((name) => {
        try {
          return readFileSync(path.join(folder, name), 'utf8');
        } catch {
          return '';
        }
      })
      .join('');
    for (const call of calls) expect(documents).toContain(`"operationId": "${call}"`);
  }
});

test('the generous quotas of tests are quotas that there are', () => {
  const variables = quotas.map(({ service, quota }) => quotaVariable(service, quota));
  expect(Object.keys(generousQuotas).filter((variable) => !variables.includes(variable))).toEqual([]);
});
