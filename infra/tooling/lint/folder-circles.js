/**
 * Lint rule: of the folders of an area, at most four may import each other in a circle, by values or types. Reported is every import
 * inside a larger group, with the group.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const most = 4;

const areaPattern =
  /^(?:services\/[^/]+\/src\/features|services\/(?:kit|runtime)\/src|shell\/server\/src(?:\/release)?)(?=\/)/;
const notCode = /\.(?:test|trial|spec)\.tsx?$|\.d\.ts$|\/testing\//;
const imports = /(?:from|import)(?: |\()'(\.\.?\/[^']+)'/g;

const slashed = (file) => file.split(path.sep).join('/');
const folderIn = (area, file) => {
  const inside = slashed(path.relative(path.join(root, area), file));
  return inside.startsWith('..') || !inside.includes('/') ? undefined : inside.slice(0, inside.indexOf('/'));
};

/** Folder → folders that it imports. */
function graphOf(area) {
  const graph = new Map();
  for (const entry of readdirSync(path.join(root, area), { recursive: true })) {
    const file = path.join(root, area, entry);
    const from = folderIn(area, file);
    if (from === undefined || !/\.tsx?$/.test(file) || notCode.test(slashed(file))) continue;
    const targets = graph.get(from) ?? graph.set(from, new Set()).get(from);
    for (const [, source] of readFileSync(file, 'utf8').matchAll(imports)) {
      const to = folderIn(area, path.resolve(path.dirname(file), source));
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
}

function reachedFrom(folder, graph) {
  const reached = new Set();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of graph.get(next) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/** Groups of folders that all reach each other, the largest first. */
export function groupsOf(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(folder, graph)]));
  const groups = [];
  for (const [folder, others] of reached) {
    if (!others.has(folder) || groups.some((group) => group.includes(folder))) continue;
    groups.push([...reached.keys()].filter((other) => others.has(other) && reached.get(other).has(folder)));
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

const cache = new Map();

/** Of an area such as `services/account/src/features`. */
export function circlesOf(area) {
  if (!cache.has(area)) cache.set(area, groupsOf(graphOf(area)));
  return cache.get(area);
}

/** The areas that a file is in: `shell/server/src/release` is one inside another. */
function areasOf(file) {
  const [area] = areaPattern.exec(file) ?? [];
  return area === 'shell/server/src/release' ? [area, 'shell/server/src'] : area ? [area] : [];
}

const circles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      large: 'this import is one of those that close a circle of {{count}} folders, {{most}} at most: {{group}}',
    },
  },
  create(context) {
    const file = context.filename;
    const relative = slashed(path.relative(root, file));
    const areas = notCode.test(relative) ? [] : areasOf(relative);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      for (const area of areas) {
        const [from, to] = [folderIn(area, file), folderIn(area, path.resolve(path.dirname(file), source))];
        const group = circlesOf(area).find((folders) => folders.includes(from) && folders.includes(to));
        if (from === to || !group || group.length <= most) continue;
        const data = {
          count: group.length,
          most,
          group: group.toSorted((a, b) => a.localeCompare(b)).join(', '),
        };
        context.report({ node: node.source, messageId: 'large', data });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'folders' }, rules: { circles } };
