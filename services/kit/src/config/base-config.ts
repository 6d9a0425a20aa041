import { commonVariables } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { Static } from 'typebox';

/**
 * Environment of every service. `description` completes the sentence "NAME is missing: set it to …";
 * `secret: true` marks what production refuses when it is a well-known default.
 */
export const baseConfigSchema = Type.Object({
  ...commonVariables,
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://[^\\s]+$',
    secret: true,
    description: "the address of this service's own database role, postgres://role:password@host:port/database",
  }),
  DATABASE_POOL_SIZE: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: 100,
    description: 'the largest number of database connections, 1 to 100',
  }),
  PUBLIC_ORIGIN: Type.String({
    pattern: '^https?://[^/\\s?#]+$',
    description: 'the address that visitors type, such as https://www.example.com, with no path',
  }),
  JWKS_URL: Type.Optional(
    Type.String({
      pattern: '^(https?://|data:application/json,)[^\\s]+$',
      description: "the address of account's public keys, …/api/user/jwks.json",
    }),
  ),
  FILES_DIR: Type.Optional(
    Type.String({ minLength: 1, description: 'a folder for files that this service keeps, or set FILES_URL' }),
  ),
  FILES_URL: Type.Optional(
    Type.String({
      pattern: '^s3://',
      description: 'a bucket for files, s3://bucket/prefix?endpoint=https://host:port',
    }),
  ),
  MAILBOX_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a folder for outgoing mail, or set SMTP_URL' })),
  SMTP_URL: Type.Optional(
    Type.String({ pattern: '^smtps?://[^\\s]+$', description: 'the mail server, smtp://user:password@host:port' }),
  ),
  MAIL_FROM: Type.String({
    pattern: '^[^\\r\\n]*[^@\\s<]@[^@\\s>]+>?$',
    description: 'the sender of mails, such as "Selmatrix <noreply@example.com>"',
  }),
});

export type BaseConfig = Static<typeof baseConfigSchema>;
