import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDevOrigin, isSectionName, isVersionName } from '../../config/names.ts';

/** What a link shows: one version of one section, or what a developer's own machine serves for it. */
export interface Preview {
  section: string;
  version?: string;
  /** `http://localhost:3001`, on the machine of who follows the link. */
  origin?: string;
  /** Seconds since 1970: since when the version is known to be good. Of a dev server nothing is known. */
  provedAt?: number;
  /** Seconds since 1970. */
  until: number;
}

/** A preview as text that nobody else can make: its JSON and its HMAC-SHA256, both in base64url. */
export function signPreview(preview: Preview, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${seal(payload, key)}`;
}

/** Undefined for anything that was not signed with the key, was altered, or is over. */
export function readPreview(token: string, key: Buffer, nowSeconds = Date.now() / 1_000): Preview | undefined {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0 || !isEqual(signature, seal(payload, key))) return undefined;
  const { section, version, origin, provedAt, until } = JSON.parse(
    Buffer.from(payload, 'base64url').toString('utf8'),
  ) as Preview;
  if (until <= nowSeconds || !isSectionName(section)) return undefined;
  if (version !== undefined) return isVersionName(version) ? { section, version, provedAt, until } : undefined;
  return origin !== undefined && isDevOrigin(origin) ? { section, origin, until } : undefined;
}

function seal(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(`preview ${payload}`).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
