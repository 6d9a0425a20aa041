import { expect, test } from '@jest/globals';
import { findServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { serviceEnvironment } from './process-environment.ts';

/** Holders of a variable that is given to the start. */
function holdersOf(variable: string): string[] {
  const settings = readSettings({ [variable]: 'given' });
  const secrets = {
    databaseAdminPassword: '',
    databasePasswords: {},
    databaseOwnerPasswords: {},
    jwtPrivateKey: '',
    releaseTokenSecret: '',
    adminPassword: '',
  };
  const names = findServices();
  const places = {
    origin: 'http://localhost:8080',
    filesDir: '/data/files',
    mailboxDir: '/data/mailbox',
    ports: Object.fromEntries(names.map((name, index) => [name, 9_000 + index])),
    databaseUrls: {},
    migrationUrls: {},
    adminPassword: '',
  };
  return names.filter((name) => serviceEnvironment(name, settings, secrets, places)[variable] === 'given');
}

test.each([
  ['TOTP_KEY', 'account'],
  ['TOTP_OLD_KEYS', 'account'],
  ['REQUIRE_SECOND_FACTOR', 'account'],
  ['SMWP_PASSWORD_KEY', 'support'],
  ['SMWP_PASSWORD_OLD_KEYS', 'support'],
])('%s reaches %s alone', (variable, holder) => {
  expect(holdersOf(variable)).toEqual([holder]);
});
