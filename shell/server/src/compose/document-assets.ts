import type { SectionRelease } from '@portal/contract';
import { earlierKitOf } from '../release/store/earlier-kit.ts';
import { releaseBase, shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';

/** One file of a release that a document uses. */
export interface Asset {
  release: SectionRelease;
  file: string;
  href: string;
  integrity?: string;
}

export interface DocumentAssets {
  styles: Asset[];
  scripts: Asset[];
  /** What sends forms that were sent too early. */
  early: Asset[];
  preloads: Asset[];
  fonts: Asset[];
}

/** What a document shows of one section: its entry and the chunk groups that the browser will ask for. */
export interface UsedGroups {
  section: string;
  groups: string[];
  /** The browser asks for its scripts later, when it comes near the screen; its styles are needed at once. */
  isLazy?: boolean;
}

/** Exactly the files that a document needs, each once, the shell's first. */
export function documentAssets(snapshot: ReleaseSnapshot, shellChunks: string[], used: UsedGroups[]): DocumentAssets {
  const released = snapshot.releases.get(shellName);
  const shell = released && snapshot.developer !== undefined ? devShell(released, snapshot.developer) : released;
  const scripts = shell ? filesOf(shell, ['main'], '.js') : [];
  const styles = shell ? filesOf(shell, ['main', ...shellChunks], '.css') : [];
  const preloads = shell ? filesOf(shell, shellChunks, '.js') : [];
  for (const { section, groups, isLazy = false } of used) {
    const release = snapshot.releases.get(section);
    if (!release) continue;
    const kit = shell && earlierKitOf(shell, release);
    if (shell && kit) styles.push(...filesOf(shell, [kit.group], '.css'));
    styles.push(...filesOf(release, groups, '.css'));
    if (isLazy) continue;
    if (shell && kit) preloads.push(...filesOf(shell, [kit.group], '.js'));
    if (release.entry) preloads.push(asset(release, release.entry));
    preloads.push(...filesOf(release, groups, '.js'));
  }
  const loaded = new Set(scripts.map(({ href }) => href));
  return {
    scripts,
    early: shell ? filesOf(shell, ['early'], '.js') : [],
    styles: once(styles),
    preloads: once(preloads).filter(({ href }) => !loaded.has(href)),
    fonts: released ? filesOf(released, ['fonts'], '.css') : [],
  };
}

/** What a dev server has in place of the shell's scripts and style sheets: development React, which no release brings. */
function devShell(shell: SectionRelease, origin: string): SectionRelease {
  return { ...shell, version: 'dev', origin, groups: { main: ['main.js', 'main.css'] }, integrity: {} };
}

function filesOf(release: SectionRelease, groups: string[], ending: '.js' | '.css'): Asset[] {
  const files = groups.flatMap((group) => (Object.hasOwn(release.groups, group) ? (release.groups[group] ?? []) : []));
  return files.filter((file) => file.endsWith(ending)).map((file) => asset(release, file));
}

function asset(release: SectionRelease, file: string): Asset {
  return { release, file, href: releaseBase(release) + file, integrity: release.integrity[file] };
}

function once(assets: Asset[]): Asset[] {
  return [...new Map(assets.map((item) => [item.href, item])).values()];
}
