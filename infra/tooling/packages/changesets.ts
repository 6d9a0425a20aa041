import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

const bumps = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

/** The front matter of a changeset: package → bump. Source: changesets, "Adding a changeset". */
export function bumpsOf(changeset: string): Map<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  const lines = head.matchAll(/^["']?([^"':\s]+)["']?: *["']?(patch|minor|major)["']?$/gm);
  return new Map(Array.from(lines, ([, name = '', bump]) => [name, bump as Bump]));
}

/** Package → the largest bump that the changesets of the checkout give it. */
export function pendingBumps(folder = path.join(projectRoot, '.changeset')): Map<string, Bump> {
  const pending = new Map<string, Bump>();
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!README)\.md$/.test(name)) : [];
  for (const file of files)
    for (const [name, bump] of bumpsOf(readFileSync(path.join(folder, file), 'utf8'))) {
      const before = pending.get(name);
      if (before === undefined || bumps.indexOf(bump) > bumps.indexOf(before)) pending.set(name, bump);
    }
  return pending;
}
