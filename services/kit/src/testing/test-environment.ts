import { randomBytes } from 'node:crypto';
import type { Environment } from '@portal/runtime';
import { testJwksUrl, testPrivateKey } from './test-token.ts';

/** A whole environment for a service under test, its files and mails below `folder`. */
export function testEnvironment(folder: string, databaseUrl: string): Environment {
  return {
    PORTAL_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    JWKS_URL: testJwksUrl,
    FILES_DIR: `${folder}/files`,
    MAILBOX_DIR: `${folder}/mailbox`,
    MAIL_FROM: 'Selmatrix <noreply@selmatrix.example>',
    LOG_LEVEL: 'silent',
    // Only support and education read these, only account the rest
    SMWP_PASSWORD_KEY: randomBytes(32).toString('base64'),
    EDUCATION_RECEIPT_SECRET: randomBytes(32).toString('base64'),
    JWT_PRIVATE_KEY: testPrivateKey,
    TOTP_KEY: randomBytes(32).toString('base64'),
    REFRESH_SECRET: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'admin@selmatrix.example',
    ADMIN_PASSWORD: 'a-long-test-password',
  };
}
