import type { SectionLoader } from './section-loader.ts';

const RELEASE = /\/r\/([^/]+)\/([^/]+)\//;

/** Takes away the style sheets of versions that this tab no longer runs: a rule that was dropped would go on counting. */
export function dropOldStyles(loader: SectionLoader): void {
  for (const element of document.head.querySelectorAll('link[rel="stylesheet"], style[data-href]')) {
    const [, section = '', version] =
      RELEASE.exec(element.getAttribute('href') ?? element.getAttribute('data-href') ?? '') ?? [];
    if (section && section !== 'shell' && version !== loader.versionOf(section)) element.remove();
  }
}
