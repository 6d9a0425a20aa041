export interface PolicySettings {
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
}

/** Kakao's map draws its tiles, marks and cursors from these hosts. */
const kakaoImageHosts = 'https://*.daumcdn.net https://*.kakaocdn.net https://*.kakao.com';

/**
 * Makes the policy of a document for its nonce. Scripts run by nonce alone, and what they load by `strict-dynamic`.
 * A developer's own origin is let in for a visitor who previews it.
 */
export function contentSecurityPolicy(settings: PolicySettings): (nonce: string, developerOrigin?: string) => string {
  const images = [
    "'self'",
    'data:',
    'blob:',
    tileHost(settings.mapTileUrl),
    settings.kakaoMapAppKey && kakaoImageHosts,
  ];
  const policy = (nonce: string, developerOrigin = '') => [
    // Whatever is not named below, frames and media among it, is not loaded
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' ${developerOrigin}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images.filter(Boolean).join(' ')} ${developerOrigin}`,
    `connect-src 'self' ${developerOrigin}`,
    // A worker's file belongs to its section's release; nothing else may run beside the page.
    "worker-src 'self'",
    `font-src 'self' ${developerOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return (nonce, developerOrigin) =>
    policy(nonce, developerOrigin)
      .map((line) => line.trimEnd())
      .join('; ');
}

/** `https://{s}.tile.example/{z}/…` → `https://*.tile.example`. */
function tileHost(address: string | undefined): string | undefined {
  return address && /^https?:\/\/[^/]+/.exec(address)?.[0].replace(/\{[^{}]*\}/g, '*');
}
