import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { accountService } from '../../services/account/src/service.ts';
import { communityService } from '../../services/community/src/service.ts';
import { contentService } from '../../services/content/src/service.ts';
import { educationService } from '../../services/education/src/service.ts';
import { supportService } from '../../services/support/src/service.ts';
import { projectRoot } from '../tooling/project-root.ts';

const services = [accountService, contentService, educationService, communityService, supportService];

test('the table lists what becomes of the rows of every table, as the services declare it', () => {
  const document = readFileSync(path.join(projectRoot, 'infra/docs/retention.md'), 'utf8');
  const rows = document
    .split('\n')
    .filter((line) => /^\| \w+ +\| `/.test(line))
    .map((line) => line.replaceAll(/ +\|/g, ' |'));
  const declared = services.flatMap(({ name, retention = {} }) =>
    Object.entries(retention).flatMap(([table, rule]) =>
      'kept' in rule
        ? [`| ${name} | \`${table}\` | kept | ${rule.kept} |`]
        : rule.map(
            ({ when, days, erase }) =>
              `| ${name} | \`${table}\` | ${erase ? 'emptied' : 'deleted'} after ${days} days | ${when} |`,
          ),
    ),
  );
  expect(rows).toEqual(declared);
});
