import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineQuotas, defineService, quotaMigration, quotaVariable } from '@portal/service-kit';
import type { Quota, QuotaTargets } from '@portal/service-kit';
import { createTestService, mailboxSpellings } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { accountService } from '../../services/account/src/service.ts';
import { communityService } from '../../services/community/src/service.ts';
import { contentService } from '../../services/content/src/service.ts';
import { educationService } from '../../services/education/src/service.ts';
import { supportService } from '../../services/support/src/service.ts';

const burst = 2;
/** Parts of keys for which a call can name an address: `account` is what somebody types where they sign in. */
const mailboxParts = ['email', 'account'];

/** Every quota of the services that counts mailboxes apart, as one of a service of its own. */
const quotas = Object.fromEntries(
  [accountService, contentService, educationService, communityService, supportService].flatMap(
    ({ name, quotas: registry = {} }) =>
      Object.entries<Quota>(registry)
        .filter(([, { key }]) => key.some((part) => mailboxParts.includes(part)))
        .map(([quota, { of: _everybody, localLimit: _local, ...declared }]): [string, Quota] => [
          `${name}-${quota}`,
          declared,
        ]),
  ),
);
const limits = Object.fromEntries(Object.keys(quotas).map((quota) => [quotaVariable('sample', quota), `${burst}/1h`]));
const definition = defineService({
  name: 'sample',
  bases: {},
  migrations: { '001-quotas': quotaMigration },
  quotas: defineQuotas(quotas),
});

let service: TestService;
beforeAll(async () => {
  service = await createTestService(definition, limits);
}, 30_000);
afterAll(() => service.close());

async function isAdmitted(name: string, quota: Quota, targets: QuotaTargets): Promise<boolean> {
  const call =
    quota.counts === 'failures'
      ? service.app.quotas.attempt({}, [name], targets).then((attempt) => attempt.failed())
      : service.app.quotas.take({}, [name], targets);
  return call.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ statusCode: 429 });
      return false;
    },
  );
}

test.each(Object.entries(quotas))('%s counts one mailbox once, however it is spelt', async (name, quota) => {
  const others = Object.fromEntries(quota.key.map((part) => [part, part === 'address' ? '203.0.113.7' : 'same']));
  for (const part of quota.key.filter((key) => mailboxParts.includes(key))) {
    const admitted: string[] = [];
    for (const spelling of mailboxSpellings)
      if (await isAdmitted(name, quota, { ...others, [part]: spelling })) admitted.push(spelling);
    expect(admitted).toEqual(mailboxSpellings.slice(0, burst));
    expect(await isAdmitted(name, quota, { ...others, [part]: 'somebody-else@한국.kr' })).toBe(true);
  }
});

test('there are such quotas in every service that mails what anybody asks for', () => {
  for (const name of ['account', 'education', 'support'])
    expect(
      Object.entries(quotas).filter(([quota, { key }]) => quota.startsWith(name) && key.includes('email')),
    ).not.toEqual([]);
});
