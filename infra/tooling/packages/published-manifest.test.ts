import { expect, test } from '@jest/globals';
import { publishedManifest } from './published-manifest.ts';

const workspace = {
  name: '@portal/kit',
  version: '1.0.0',
  private: true,
  type: 'module',
  exports: {
    '.': './src/index.ts',
    './tokens.css': './src/ui/tokens.css',
    './parse': { source: './src/parse.ts', types: './dist/src/parse.d.ts', default: './dist/src/parse.js' },
  },
  dependencies: { '@portal/contract': '1.0.0', react: '19.3.1' },
  devDependencies: { msw: '2.15.0' },
};

test('a package has compiled entry points, and React of the repository that installs it', () => {
  expect(
    publishedManifest(workspace, ['@portal/contract', 'msw', 'react'], { react: '19.3.1', msw: '2.15.0' }),
  ).toEqual({
    name: '@portal/kit',
    version: '1.0.0',
    type: 'module',
    exports: {
      '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
      './tokens.css': './dist/src/ui/tokens.css',
      './parse': { types: './dist/src/parse.d.ts', default: './dist/src/parse.js' },
      './package.json': './package.json',
    },
    dependencies: { '@portal/contract': '1.0.0' },
    peerDependencies: { msw: '^2.15.0', react: '^19.3.1' },
    peerDependenciesMeta: { msw: { optional: true } },
  });
});
