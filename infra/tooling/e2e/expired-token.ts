import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same access token as it is an hour after it ran out, signed with the portal's own key. */
export function expiredToken(dataDir: string, token: string): string {
  const { jwtPrivateKey } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    jwtPrivateKey: string;
  };
  const [header = '', claims = ''] = token.split('.');
  const known = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const signed = `${header}.${encode({ ...known, iat: hourAgo - 600, exp: hourAgo })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: jwtPrivateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
