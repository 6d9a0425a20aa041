import { slotsOf, type Finding, type SectionRelease } from '@portal/contract';
import { ownerOf } from '../store/path-owner.ts';
import { shellName } from '../store/release-snapshot.ts';

/**
 * Paths, menu ids and slots for one section that another section has. A path below another's `/x/*` counts as taken too; the shell's own
 * wildcards do not, for they are there for sections to fill.
 */
export function checkOwnership(candidate: SectionRelease, others: SectionRelease[]): Finding[] {
  return [...takenPaths(candidate, others), ...takenMenuIds(candidate, others), ...takenSlots(candidate, others)];
}

function takenPaths(candidate: SectionRelease, others: SectionRelease[]): Finding[] {
  return candidate.paths.flatMap((path) => {
    const owner = others.find(({ paths }) => paths.includes(path))?.name ?? widerOwner(path, candidate, others);
    if (owner === undefined) return [];
    return [
      finding(
        `the path ${path} belongs to ${owner}`,
        `take it out of \`paths\` in section.ts, or have ${owner} give it up in a release before`,
      ),
    ];
  });
}

function widerOwner(path: string, candidate: SectionRelease, others: SectionRelease[]): string | undefined {
  if (candidate.name === shellName) return undefined;
  const wide = others
    .filter(({ name }) => name !== shellName)
    .map(({ name, paths }) => ({ name, paths: paths.filter((other) => other.endsWith('/*')) }));
  return ownerOf(path.replace(/\/\*$/, ''), wide);
}

function takenMenuIds(candidate: SectionRelease, others: SectionRelease[]): Finding[] {
  return candidate.menu.flatMap(({ id }) => {
    const owner = others.find(({ menu }) => menu.some((entry) => entry.id === id));
    return owner
      ? [
          finding(
            `the menu id "${id}" belongs to ${owner.name}`,
            'give the entry another id in section.ts, and its name the same one in common.menu of the locale files',
          ),
        ]
      : [];
  });
}

/** Most slots are for several sections; a host may declare one that is for a single one. */
function takenSlots(candidate: SectionRelease, others: SectionRelease[]): Finding[] {
  const hosts = [candidate, ...others];
  return Object.keys(candidate.widgets).flatMap((slot) => {
    const host = hosts.find((section) => slotsOf(section)[slot]?.isSingle);
    const owner = host && others.find(({ widgets }) => Object.hasOwn(widgets, slot));
    return owner
      ? [
          finding(
            `the slot "${slot}" of ${host.name} is for one section, and ${owner.name} fills it`,
            'agree with that team on who fills it, and take it out of `widgets` in section.ts',
          ),
        ]
      : [];
  });
}

const finding = (cause: string, mend: string): Finding => ({ code: 'owned-elsewhere', cause, mend });
