import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether a path of a service's documents is of a resource that it describes, or of the descriptions. For tests with a list of all
 * calls: `expectRightsAsDeclared` tests these. `file`: the service's `resources.json`, if it has one.
 */
export function describedPaths(file: URL): (path: string) => boolean {
  const resources = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { path: string }[]) : [];
  return (path) => {
    const [, below = ''] = path.split('/admin/');
    return below === 'resources' || resources.some((resource) => `${below}/`.startsWith(`${resource.path}/`));
  };
}
