/** The part of a package.json that matters here. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  private?: boolean;
  type?: string;
  bin?: Record<string, string>;
  sideEffects?: boolean | string[];
  exports?: Record<string, string | Record<string, string>>;
  files?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** Of these a page, or a run of tests, has one: the repository that installs a package brings them. */
const peers: Record<string, 'needed' | 'for tests'> = {
  react: 'needed',
  'react-dom': 'needed',
  '@jest/globals': 'for tests',
  '@testing-library/react': 'for tests',
  msw: 'for tests',
};

/** What an entry point is outside the checkout: compiled, with its declarations. */
function publishedEntry(target: string | Record<string, string>): string | Record<string, string> {
  if (typeof target === 'object') {
    const { source: _, ...compiled } = target;
    return compiled;
  }
  if (!/\.tsx?$/.test(target)) return target.replace('./src/', './dist/src/');
  const compiled = target.replace('./src/', './dist/src/').replace(/\.tsx?$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}

/** The package.json that a workspace is published with. `used`: packages that its compiled files import. */
export function publishedManifest(
  manifest: PackageManifest,
  used: readonly string[],
  versions: Record<string, string>,
): PackageManifest {
  const { private: _, devDependencies: __, exports = {}, dependencies = {}, ...facts } = manifest;
  const own = Object.entries(dependencies).filter(([name]) => !(name in peers));
  const shared = used.filter((name) => name in peers);
  return {
    ...facts,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, target]) => [entry, publishedEntry(target)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(own),
    ...(shared.length > 0 && {
      peerDependencies: Object.fromEntries(shared.map((name) => [name, `^${versions[name] ?? '0'}`])),
      peerDependenciesMeta: Object.fromEntries(
        shared.filter((name) => peers[name] === 'for tests').map((name) => [name, { optional: true }]),
      ),
    }),
  };
}
