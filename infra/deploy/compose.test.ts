import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { databaseUsers, declaredServices } from '../local/services.ts';

const text = readFileSync(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');

interface Process {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment: Record<string, string>;
}

const { services } = parse(text, { merge: true }) as { services: Record<string, Process> };
/** What people write by hand; `portal.mjs settings` prints the others. */
const byHand = ['PUBLIC_ORIGIN', 'MAIL_FROM', 'ADMIN_EMAIL', 'SMTP_URL'];

test('the portal and every service run, hardened, each with its own database address and secrets alone', () => {
  for (const name of databaseUsers()) {
    const { read_only: isReadOnly, cap_drop: dropped, environment, image } = services[name] ?? ({} as Process);
    expect([name, isReadOnly, dropped]).toEqual([name, true, ['ALL']]);
    expect(image).toBe(`portal/${name}:\${TAG:-1.0.0}`);
    const databases = Object.keys(environment).filter((variable) => variable.endsWith('DATABASE_URL'));
    expect(databases).toEqual(['DATABASE_URL']);
    expect(environment['DATABASE_URL']).toBe(`\${${name.toUpperCase()}_DATABASE_URL:?}`);
  }
  for (const { name, secrets = {} } of declaredServices()) {
    const holders = Object.keys(secrets).map((secret) =>
      Object.entries(services)
        .filter(([, { environment }]) => secret in environment)
        .map(([holder]) => holder)
        .filter((holder) => holder !== 'first-admin'),
    );
    expect(holders).toEqual(Object.keys(secrets).map(() => [name]));
  }
});

test('every variable without a default is written by hand or printed by settings', () => {
  const required = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  const printed = [
    'ADMIN_DATABASE_URL',
    'ADMIN_DATABASE_PASSWORD',
    'ADMIN_PASSWORD',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'JWT_PRIVATE_KEY',
    ...databaseUsers().flatMap((name) =>
      ['DATABASE_URL', 'MIGRATION_DATABASE_URL'].map((suffix) => `${name.toUpperCase()}_${suffix}`),
    ),
    ...declaredServices().flatMap(({ secrets = {} }) => Object.keys(secrets)),
  ];
  expect(required).toEqual(new Set([...printed, ...byHand]));
});

test('the former values of a key reach the service that holds the key', () => {
  for (const [key, former] of [
    ['TOTP_KEY', 'TOTP_OLD_KEYS'],
    ['SMWP_PASSWORD_KEY', 'SMWP_PASSWORD_OLD_KEYS'],
  ] as const) {
    const service = declaredServices().find(({ secrets = {} }) => key in secrets)?.name ?? '';
    expect(services[service]?.environment[former]).toBe(`\${${former}:-}`);
  }
});

test('no image has the tag latest', () => {
  for (const { image } of Object.values(services)) expect(image).toMatch(/:[^:/]+\}?$/);
  expect(text).not.toContain(':latest');
});
