/**
 * Lint rule: which workspace may import which. Sections and shell take `@portal/kit`, services take `@portal/service-kit`,
 * both kits take `@portal/text-bounds`, the service kit and the portal take `@portal/runtime`, and nobody takes a section, a
 * service or the shell's host code; front and back meet through openapi.json. Checks static and dynamic imports and
 * re-exports, by package name and by relative path alike.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Longest first, so that shell/kit is not taken for shell. */
const patterns = workspaces
  .toSorted((a, b) => b.split('/').length - a.split('/').length || a.includes('*') - b.includes('*'))
  // oxlint-disable-next-line regexp/linear -- folder names of this repository's package.json
  .map((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}(?=/|$)`));

/** Folder of the workspace that a file lies in (`services/kit`), or undefined. */
function workspaceOf(file) {
  const relative = path.relative(root, file).split(path.sep).join('/');
  for (const pattern of patterns) {
    const match = pattern.exec(relative);
    if (match) return match[0];
  }
  return undefined;
}

const packages = {
  '@portal/kit': 'shell/kit',
  '@portal/runtime': 'services/runtime',
  '@portal/documents': 'services/documents',
  '@portal/service-kit': 'services/kit',
  '@portal/text-bounds': 'shell/text-bounds',
  '@portal/server': 'shell/server',
  '@portal/shell': 'shell',
  '@portal/infra': 'infra',
};

/** Folder of the workspace that an import leads to, or undefined for a package from outside. */
function targetOf(source, file) {
  if (source.startsWith('.')) return workspaceOf(path.resolve(path.dirname(file), source));
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  const service = /^@portal\/(\w+)-service$/.exec(name);
  if (service) return `services/${service[1]}`;
  return packages[name] ?? (name.startsWith('mf-') ? name : undefined);
}

/** Test material may use what starts and drives the whole portal. */
const testFile = /\.(spec|test)\.tsx?$|\/(e2e|testing)\//;
const kits = new Set(['shell/kit', 'services/kit']);
const shared = new Set([...kits, 'shell/text-bounds', 'services/runtime', 'services/documents']);
/** The processes of the portal, by their kit or themselves, and what starts them. */
const onRuntime = new Set(['services/kit', 'shell/server', 'infra']);

function mayImport(from, to, source, file) {
  if (from === to) return true;
  if (to === 'infra') return testFile.test(file);
  if (shared.has(to) && source.startsWith('.')) return false; // by its door only
  if (to === 'shell/text-bounds') return kits.has(from);
  // Sample content, which seeds alone load
  if (to === 'services/documents')
    return from.startsWith('services/') && !onRuntime.has(from) && from !== 'services/runtime';
  if (to === 'services/runtime') return onRuntime.has(from);
  if (to === 'shell/kit')
    return from === 'shell' || from === 'shell/server' || from.startsWith('mf-') || from === 'infra';
  if (to === 'services/kit') return (from.startsWith('services/') && from !== 'services/runtime') || from === 'infra';
  // Tools read sections as data, and start services and the portal
  if (from === 'infra') return /\/(section|service)(\.ts)?$/.test(source) || to === 'shell/server';
  return false;
}

const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} must not import {{to}} ("{{source}}"): the way between them is a kit or openapi.json',
    },
  },
  create(context) {
    const file = context.filename;
    const from = workspaceOf(file);
    if (!from) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const to = targetOf(source, file);
      if (to && !mayImport(from, to, source, file))
        context.report({ node: node.source, messageId: 'forbidden', data: { from, to, source } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'portal' }, rules: { boundaries } };
