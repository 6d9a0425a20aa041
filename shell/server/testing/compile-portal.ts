import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const packageDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compiles the portal's sources as they are now into a folder of its own, so that a test runs the real process, threads and all,
 * and needs no build before it. The folder is inside the package, for the sake of its dependencies.
 */
export function compilePortal(): string {
  mkdirSync(join(packageDir, 'dist'), { recursive: true });
  const outDir = mkdtempSync(join(packageDir, 'dist', 'test-'));
  cpSync(join(packageDir, 'locales'), join(outDir, 'locales'), { recursive: true });
  for (const file of readdirSync(join(packageDir, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(packageDir, 'src', file), 'utf8');
    const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } });
    const target = join(outDir, 'src', file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code.replace(/(from\s+['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
  return outDir;
}
