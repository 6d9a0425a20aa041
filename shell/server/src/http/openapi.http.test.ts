import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { portalCalls, portalOpenApi } from '@portal/contract';
import { ReleaseFolder } from '../../testing/release-folder.ts';
import { portalEnvironment } from '../../testing/start-portal.ts';

const file = new URL('../../openapi.json', import.meta.url);
const compiled = (path: string) => JSON.stringify(new URL(`../../dist/src/${path}`, import.meta.url).href);

test('the committed document says what the contract says of the portal; UPDATE_OPENAPI=1 rewrites it', async () => {
  const actual = `${JSON.stringify(portalOpenApi(), undefined, 2)}\n`;
  if (process.env['UPDATE_OPENAPI'] === '1') await writeFile(file, actual);
  expect(await readFile(file, 'utf8')).toBe(actual);
});

/** The tree of routes of a portal that does not listen. */
async function routeTree(): Promise<string> {
  const releases = new ReleaseFolder();
  const code = `
    import { createPortal } from ${compiled('portal.js')};
    import { readPortalConfig } from ${compiled('config/portal-config.js')};
    const app = await createPortal({ config: readPortalConfig(process.env) });
    console.log(app.printRoutes({ commonPrefix: false }));
    process.exit(0);`;
  try {
    const env = await portalEnvironment(releases, { LOG_LEVEL: 'error' });
    return execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' });
  } finally {
    await releases.remove();
  }
}

/** Routes as the document writes them: `GET /api/portal/releases/{section}`. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents[depth] = part;
    const path = parents
      .slice(0, depth + 1)
      .join('')
      .replaceAll(/:(section|service)\b/g, '{$1}')
      .replace(/(.)\/$/, '$1');
    return methods.split(', ').map((method) => `${method} ${path}`);
  });
}

test('the document has every call that the portal answers itself, and no other', async () => {
  const own = routesOf(await routeTree()).filter((route) =>
    /^(?!HEAD)\w+ \/(?:api\/portal|health|metrics)/.test(route),
  );
  const documented = portalCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(own)].toSorted()).toEqual(documented.toSorted());
});
