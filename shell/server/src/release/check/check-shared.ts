import type { Finding, SectionRelease } from '@portal/contract';
import { satisfies } from 'semver';
import { someOf } from './finding.ts';
import { earlierKitOf, kitName } from '../store/earlier-kit.ts';
import { shellName } from '../store/release-snapshot.ts';

/** Shared libraries: what sections ask for and import against what the shell brings. A shell is checked against all sections. */
export function checkShared(candidate: SectionRelease, others: SectionRelease[]): Finding[] {
  if (candidate.name === shellName) return others.flatMap((section) => misfits(section, candidate, candidate));
  const shells = others.filter(({ name }) => name === shellName);
  return shells.flatMap((shell) => misfits(candidate, shell, candidate));
}

function misfits(section: SectionRelease, shell: SectionRelease, candidate: SectionRelease): Finding[] {
  return [...versionMisfits(section, shell, candidate), ...missingExports(section, shell, candidate)];
}

function versionMisfits(section: SectionRelease, shell: SectionRelease, candidate: SectionRelease): Finding[] {
  const mend =
    candidate === section
      ? 'build it with the libraries of this repository (npm install), or have the platform team release a shell that brings them'
      : `have the shell bring the earlier kit too (a dependency @portal/kit-<major>), or have the team of ${section.name} release for both versions first: with the range of the new one under portal.alsoRunsWith in its package.json`;
  const earlier = earlierKitOf(shell, section);
  return Object.entries(section.shared ?? {}).flatMap(([library, range]) => {
    const isOfKit = library === kitName || library.startsWith(`${kitName}/`);
    const version = isOfKit && earlier ? earlier.version : shell.provides?.[library];
    if (version !== undefined && satisfies(version, range)) return [];
    return [
      {
        code: 'shared-out-of-range' as const,
        cause: `${section.name} asks for ${library} ${range}, and the shell ${shell.version} brings ${version ?? 'none'}`,
        mend,
      },
    ];
  });
}

/** What a section imports from the kit and the shell's kit does not have. Builds of before do not say it. */
function missingExports(section: SectionRelease, shell: SectionRelease, candidate: SectionRelease): Finding[] {
  const mend =
    candidate === section
      ? 'have the platform team release a shell that brings it first, or do without it'
      : `keep it, marked as deprecated, until ${section.name} has released without it`;
  const earlier = earlierKitOf(shell, section);
  const offers = earlier?.offers ?? shell.offers;
  const kitVersion = earlier ? ` in the kit ${earlier.version}` : '';
  return Object.entries(section.uses ?? {}).flatMap(([library, names]) => {
    const offered = offers?.[library];
    const missing = offered ? names.filter((name) => !offered.includes(name)) : [];
    if (missing.length === 0) return [];
    const cause = `${section.name} ${section.version} uses ${someOf(missing)} of ${library}, which the shell ${shell.version} does not export${kitVersion}`;
    return [{ code: 'shared-out-of-range' as const, cause, mend }];
  });
}

/** Sections that run with an earlier kit beside the candidate, or the candidate itself: their pages load that kit too. */
export function behindShell(candidate: SectionRelease, others: SectionRelease[]): string[] {
  const shell = [candidate, ...others].find(({ name }) => name === shellName);
  const sections = candidate === shell ? others : [candidate];
  return sections.flatMap((section) => {
    const kit = earlierKitOf(shell, section);
    if (!shell || !kit) return [];
    const scripts = (shell.groups[kit.group] ?? []).filter((file) => file.endsWith('.js'));
    const kib = scripts.reduce((sum, file) => sum + (shell.bytes[file] ?? 0), 0) / 1_024;
    return [
      `${section.name} runs with the kit ${kit.version} beside ${shell.provides?.[kitName]}: its pages load ${kib.toFixed(0)} KiB more until it is built for that one`,
    ];
  });
}
