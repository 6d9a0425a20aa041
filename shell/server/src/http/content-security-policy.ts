import { createHash } from 'node:crypto';

export interface PolicySettings {
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
}

/** What a document itself holds, as sources of a policy (`'sha256-…'`). */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

export type DocumentPolicy = (inline: InlineSources, developerOrigin?: string) => string;

/** The source that allows an element with this text. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Kakao's map draws its tiles, marks and cursors from these hosts. */
const kakaoImageHosts = 'https://*.daumcdn.net https://*.kakaocdn.net https://*.kakao.com';

/**
 * Makes the policy of a document for its inline scripts and styles. These are allowed by their hash alone, so that the
 * document and its policy are the same for every visitor; what such a script loads is allowed by `strict-dynamic`.
 * A developer's origin is allowed for a visitor who previews it.
 */
export function contentSecurityPolicy(settings: PolicySettings): DocumentPolicy {
  const images = [
    "'self'",
    'data:',
    'blob:',
    tileHost(settings.mapTileUrl),
    settings.kakaoMapAppKey && kakaoImageHosts,
  ];
  return ({ scripts, styles }, developerOrigin = '') =>
    [
      // Whatever is not named below, frames and media among it, is not loaded
      "default-src 'none'",
      scripts.length > 0 ? `script-src ${scripts.join(' ')} 'strict-dynamic'` : "script-src 'none'",
      ['style-src', "'self'", ...styles, developerOrigin].join(' '),
      "style-src-attr 'unsafe-inline'",
      `img-src ${images.filter(Boolean).join(' ')} ${developerOrigin}`,
      `connect-src 'self' ${developerOrigin}`,
      // A worker's file belongs to its section's release; nothing else may run beside the page.
      "worker-src 'self'",
      `font-src 'self' ${developerOrigin}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]
      .map((line) => line.trimEnd())
      .join('; ');
}

/** `https://{s}.tile.example/{z}/…` → `https://*.tile.example`. */
function tileHost(address: string | undefined): string | undefined {
  return address && /^https?:\/\/[^/]+/.exec(address)?.[0].replace(/\{[^{}]*\}/g, '*');
}
