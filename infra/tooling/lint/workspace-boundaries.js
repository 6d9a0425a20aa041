/**
 * Lint rule: who may import whom. Sections and shell take `@portal/kit`, services take `@portal/service-kit`, of which the
 * portal takes the database and storage alone, both kits and the runtime take `@portal/text-bounds`, the service kit and the portal take
 * `@portal/runtime`, of which the contract takes TypeBox and what a search responds with alone, and nobody takes a section,
 * a service or the shell's host code; front and back meet through openapi.json. Browser code takes types alone of
 * `@portal/contract`. Sections take the kit's open entry points only. Inside a section, features import neither each
 * other nor a page nor code for admins; what two of them share is in `src/ui`. Features for admins are held to the same,
 * but may show a public feature.
 * Checks static and dynamic imports and re-exports, by package name and by relative path alike.
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
  '@portal/contract': 'shell/contract',
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
const testFile = /\.(spec|test|trial)\.tsx?$|\/(e2e|testing)\//;
const kits = new Set(['shell/kit', 'services/kit']);
const shared = new Set([...kits, 'shell/text-bounds', 'shell/contract', 'services/runtime', 'services/documents']);
/** The processes of the portal, by their kit or themselves, and what starts them. */
const onRuntime = new Set(['services/kit', 'shell/server', 'infra']);

function mayImport(from, to, source, file) {
  if (from === to) return true;
  if (to === 'infra') return testFile.test(file);
  if (shared.has(to) && source.startsWith('.')) return false; // through its entry point only
  if (to === 'shell/text-bounds') return kits.has(from) || from === 'services/runtime';
  // What draws certificates
  if (to === 'services/documents')
    return from.startsWith('services/') && !onRuntime.has(from) && from !== 'services/runtime';
  if (to === 'services/runtime')
    return (
      onRuntime.has(from) ||
      (from === 'shell/contract' && ['@portal/runtime/search', '@portal/runtime/typebox'].includes(source))
    );
  if (to === 'shell/contract') return ['shell', 'shell/kit', 'shell/server', 'infra'].includes(from);
  if (to === 'shell/kit')
    return from === 'shell' || from === 'shell/server' || from.startsWith('mf-') || from === 'infra';
  if (to === 'services/kit')
    return (
      (from.startsWith('services/') && from !== 'services/runtime') ||
      from === 'infra' ||
      (from === 'shell/server' && mayEnterServiceKit(source, file))
    );
  // Tools read sections as data, and start services and the portal
  if (from === 'infra') return /\/(section|service)(\.ts)?$/.test(source) || to === 'shell/server';
  return false;
}

/** The portal is no service: it takes the database, storage for releases, and what judges access tokens. */
function mayEnterServiceKit(source, file) {
  return (
    source === '@portal/service-kit/database' ||
    source === '@portal/service-kit/access' ||
    source === '@portal/service-kit/storage' ||
    (/^@portal\/service-kit\/(test-database|storage-server)$/.test(source) && testFile.test(file))
  );
}

/** Entry points of the kit that are open to sections. */
const openEntries = new Set([
  'admin',
  'dates',
  'editor',
  'form',
  'markdown',
  'markdown/parse',
  'remote',
  'resource-routes',
  'slow-down',
  'storage',
  'text-lang',
  'tokens.css',
  'url',
]);

/** Whether a section may import an entry point of the kit (`@portal/kit/<entry>`). */
function mayEnterKit(entry, file) {
  if (openEntries.has(entry)) return true;
  if (entry === 'testing') return testFile.test(file);
  return entry === 'server' && file.endsWith('/src/server.ts');
}

const places = new Set(['features', 'ui', 'pages']);

/**
 * Where in its section or in the shell a file is: `src/features/news`, `src/account/ui`, `src/admin/pages`. A folder of a
 * section's `src/admin` that is none of these is a feature for admins.
 */
function partOf(file) {
  const [, inside] = /^[^/]+\/src\/(.+)$/.exec(path.relative(root, file).split(path.sep).join('/')) ?? [];
  if (inside === undefined) return undefined;
  const [first, second, third] = inside.split('/');
  if (places.has(first)) return { area: '', place: first, name: second };
  if (places.has(second)) return { area: first, place: second, name: third };
  if (first === 'admin' && third !== undefined) return { area: first, place: 'features', name: second };
  return { area: first };
}

/** Why a file of a section or of the shell may not import another part of it, as the id of a message. */
function clashOf(source, file) {
  const part = partOf(file);
  if (part?.place !== 'features' && part?.place !== 'ui') return undefined;
  const isForAdmins = part.area === 'admin';
  if (source === '@portal/kit/admin') return isForAdmins ? undefined : 'admin';
  const target = source.startsWith('.') ? partOf(path.resolve(path.dirname(file), source)) : undefined;
  if (!target) return undefined;
  if (target.area === 'admin' && !isForAdmins) return 'admin';
  if (target.place === 'pages') return 'pages';
  if (target.place !== 'features') return undefined;
  if (part.place === 'ui') return 'shared';
  const isOwn = target.area === part.area && target.name === part.name;
  // Views for admins show what visitors will see
  const isPreview = isForAdmins && target.area !== 'admin';
  return isOwn || isPreview ? undefined : 'features';
}

const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} must not import {{to}} ("{{source}}"): the way between them is a kit or openapi.json',
      entry: 'a section must not import "{{source}}": see the entry points that workspace-boundaries.js opens',
      types: 'browser code imports types alone of the contract: write `import type` for "{{source}}"',
      features:
        'features must not import each other ("{{source}}"): pages compose them, what two share belongs to src/ui',
      shared: 'src/ui must not import a feature ("{{source}}")',
      pages: 'features and src/ui must not import a page ("{{source}}"): pages compose them',
      admin: 'public features and src/ui must not import "{{source}}": what is for admins belongs to src/admin',
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
      const report = (messageId) => context.report({ node: node.source, messageId, data: { from, to, source } });
      if (to && !mayImport(from, to, source, file)) return report('forbidden');
      const entry = /^@portal\/kit\/(.+)$/.exec(source)?.[1];
      if (entry && from.startsWith('mf-') && !mayEnterKit(entry, file)) return report('entry');
      const isOfTypes = node.importKind === 'type' || node.exportKind === 'type';
      if (to === 'shell/contract' && ['shell', 'shell/kit'].includes(from) && !isOfTypes) return report('types');
      const clash = from === 'shell' || from.startsWith('mf-') ? clashOf(source, file) : undefined;
      return clash && report(clash);
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
