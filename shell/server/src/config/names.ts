import { fits, SectionName, VersionName } from '@portal/contract';

/** True for a section or a version that is safe in a path of the store. */
export const isSectionName = (value: string): boolean => fits(SectionName, value);
export const isVersionName = (value: string): boolean => fits(VersionName, value);

/** `whsec_` and 24 to 64 bytes in base64; several, separated by spaces, while one takes the place of another. */
export const webhookSecrets = '^whsec_[A-Za-z0-9+/]{32,88}={0,2}( whsec_[A-Za-z0-9+/]{32,88}={0,2})*$';

/** A scheme and a host on this machine, and nothing behind it. */
export function isDevOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return (
    origin === text &&
    /^https?:$/.test(protocol) &&
    (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]')
  );
}
