import type { Bump } from './changesets.ts';

/** The exported names of a package: `entry name` → whether it is marked as deprecated. */
export type ApiNames = Record<string, 'current' | 'deprecated'>;

/** What a version of a package offers. */
export interface PackageApi {
  names: ApiNames;
  /** Hash of the report with all declarations. */
  report: string;
}

const words = (key: string) => {
  const [entry, name] = key.split(' ');
  return `\`${name}\` of ${entry}`;
};

/**
 * Says what is wrong with the way from the released API of a package to the one of the checkout: a change that no changeset
 * tells of, or a removal that teams were not warned of. Empty: it can be released.
 */
export function faultsOfChange(
  packageName: string,
  released: PackageApi,
  now: PackageApi,
  bump: Bump | undefined,
): string[] {
  const removed = Object.keys(released.names).filter((key) => !(key in now.names));
  const unannounced = removed.filter((key) => released.names[key] === 'current');
  const faults = unannounced.map(
    (key) =>
      `${words(key)} is gone, and no released version says that it will be: bring it back with @deprecated and what to use instead, release that, and remove it with the next major version.`,
  );
  if (removed.length > unannounced.length && bump !== 'major')
    faults.push(
      `${removed.map(words).join(', ')}: a removal needs a changeset with \`"${packageName}": major\`. Write one: npm run changeset`,
    );
  else if (bump === undefined && released.report !== now.report)
    faults.push(
      `The API of ${packageName} has changed: say in a changeset what that is for teams. Write one: npm run changeset`,
    );
  return faults;
}
