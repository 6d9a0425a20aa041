export interface PolicySettings {
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
}

/** Kakao's map draws its tiles, marks and cursors from these hosts. */
const kakaoImageHosts = 'https://*.daumcdn.net https://*.kakaocdn.net https://*.kakao.com';

/** Makes the policy of a document for its nonce. Scripts run by nonce alone, and what they load by `strict-dynamic`. */
export function contentSecurityPolicy(settings: PolicySettings): (nonce: string) => string {
  const images = ["'self'", 'data:', 'blob:', tileHost(settings.mapTileUrl), settings.kakaoMapAppKey && kakaoImageHosts];
  const policy = (nonce: string) => [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images.filter(Boolean).join(' ')}`,
    "connect-src 'self'",
    // A worker's file belongs to its section's release; nothing else may run beside the page.
    "worker-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return (nonce) => policy(nonce).join('; ');
}

/** `https://{s}.tile.example/{z}/…` → `https://*.tile.example`. */
function tileHost(address: string | undefined): string | undefined {
  return address && /^https?:\/\/[^/]+/.exec(address)?.[0].replace(/\{[^}]*\}/g, '*');
}
