import type { SectionRelease } from '@portal/contract';
import { satisfies } from 'semver';

export const kitName = '@portal/kit';

/**
 * The kit of an earlier major version that a section runs with, because it does not ask for the shell's own; undefined when it
 * runs with that one, or with none.
 */
export function earlierKitOf(
  shell: Pick<SectionRelease, 'provides' | 'earlierKits'> | undefined,
  section: Pick<SectionRelease, 'shared'>,
): NonNullable<SectionRelease['earlierKits']>[number] | undefined {
  const range = section.shared?.[kitName];
  const own = shell?.provides?.[kitName];
  if (range === undefined || (own !== undefined && satisfies(own, range))) return undefined;
  return shell?.earlierKits?.find(({ version }) => satisfies(version, range));
}
