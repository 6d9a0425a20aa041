import { readFileSync } from 'node:fs';
import path from 'node:path';

const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\.resolve\(\s*)["']([^"'\n]+)["']/g;

/** What a compiled file imports, as it names it. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, source]) => source ?? '');
}

/** `@portal/kit/form` is of the package `@portal/kit`. */
export function packageOf(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Compiled files that a program consists of, from its entry points on, and the packages that they import. */
export function programOf(entries: string[]): { files: string[]; packages: string[] } {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const source of importsOf(file)) {
      if (source.startsWith('.')) files.add(path.resolve(path.dirname(file), source));
      else if (!source.startsWith('node:')) packages.add(packageOf(source));
    }
  }
  return { files: [...files], packages: [...packages].toSorted() };
}
