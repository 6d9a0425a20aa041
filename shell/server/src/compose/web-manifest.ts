import type { SectionRelease } from '@portal/contract';
import { releaseBase } from '../release/store/release-snapshot.ts';
import { themeColor } from './document-head.ts';
import type { SiteTexts } from '../config/site-texts.ts';

const icons = [
  { file: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png' },
];

/** The web app manifest (W3C): by what name and sign a device keeps the site. Icons are those that the shell's release brings. */
export function webManifest({ siteName, description }: SiteTexts, shell: SectionRelease | undefined): string {
  const brought = icons.filter(({ file }) => shell?.files && Object.hasOwn(shell.files, `client/${file}`));
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: themeColor,
    icons: shell ? brought.map(({ file, ...facts }) => ({ src: releaseBase(shell) + file, ...facts })) : [],
  });
}
