import { parse, type Node } from 'acorn';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { api, featureAt, javascript, lacking, partsOf } from './supported-browsers.ts';

/** A node with whatever its type has. */
type AnyNode = Node & Record<string, unknown>;

/** Notes that a feature is used at a place in the text. */
export type NoteFeature = (path: string, offset: number) => void;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function walk(node: AnyNode, visit: (node: AnyNode, parent?: AnyNode) => void, parent?: AnyNode): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit, node);
    else if (Array.isArray(value)) for (const child of value) if (isNode(child)) walk(child, visit, node);
  }
}

const isNamed = (node: unknown): node is AnyNode & { name: string } => isNode(node) && node.type === 'Identifier';

/** The name that a member expression asks for, where it is written down. */
function memberName({ property, computed }: AnyNode): string | undefined {
  if (!isNode(property)) return undefined;
  if (!computed) return isNamed(property) ? property.name : undefined;
  return typeof property['value'] === 'string' ? property['value'] : undefined;
}

const globalObjects = new Set(['window', 'self', 'globalThis']);
/** Objects that each page has, by the interface whose members they have. */
const instances: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
};

const globalFeature = (name: string): string | undefined =>
  [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].find((path) => featureAt(path));

/** `a.b.c` as names, without the global object; undefined where it does not begin with a global. */
function globalNames(node: unknown, isGlobal: (name: string) => boolean): string[] | undefined {
  if (isNamed(node)) return isGlobal(node.name) ? (globalObjects.has(node.name) ? [] : [node.name]) : undefined;
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const names = globalNames(node['object'], isGlobal);
  const name = memberName(node);
  return names && name !== undefined ? [...names, name] : undefined;
}

/** The feature that a global's member is, of what is written down in full; undefined where MDN has no such member. */
function memberFeature([owner = '', ...rest]: string[]): string | undefined {
  const name = rest.at(-1) ?? '';
  const of = instances[owner] ?? owner;
  if (rest.length > 1 && rest[0] !== 'prototype') return undefined;
  const paths = [`javascript.builtins.${of}.${name}`, `api.${of}.${name}`, `api.${of}.${name}_static`];
  return paths.find((path) => featureAt(path));
}

/** Interfaces and built-in objects with their members, those in namespaces too. */
function owners(): [path: string, members: [name: string, feature: Identifier][]][] {
  const builtins = partsOf(javascript['builtins']);
  const inNamespaces = builtins.flatMap(([name, feature]) =>
    /^(?:Intl|Temporal|WebAssembly)$/.test(name)
      ? partsOf(feature).map(([inner, part]) => [`${name}.${inner}`, part] as const)
      : [],
  );
  return [
    ...[...builtins, ...inNamespaces].map(([name, feature]) => [`javascript.builtins.${name}`, feature] as const),
    ...partsOf(api).map(([name, feature]) => [`api.${name}`, feature] as const),
  ].map(([path, feature]) => [path, partsOf(feature)]);
}

/** Names that only interfaces have which some supported browser lacks: name → one of the features. */
function newNames(suffix = ''): Map<string, string> {
  const found = new Map<string, string | undefined>();
  for (const [owner, members] of owners())
    for (const [key, feature] of members) {
      const name = key.slice(0, key.length - suffix.length);
      if (!key.endsWith(suffix) || name.includes('_') || !/^[a-z]/.test(name) || !feature.__compat) continue;
      if (lacking(`${owner}.${key}`).length === 0) found.set(name, undefined);
      else if (!found.has(name)) found.set(name, `${owner}.${key}`);
    }
  return new Map([...found].flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])));
}

const [members, events] = [newNames(), newNames('_event')];

/** A script with every name that it binds, and that it gives to properties of its own. */
export interface ReadScript {
  script: AnyNode;
  bound: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

const isDefinition = ({ type }: AnyNode) => /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(type);

/** Parses a built script. Throws where its syntax is newer than ES2022, which all supported browsers have. */
export function readScript(text: string): ReadScript {
  const script: AnyNode = { ...parse(text, { ecmaVersion: 2022, sourceType: 'module' }) };
  const [bound, properties] = [new Set<string>(), new Set<string>()];
  const bind = (pattern: unknown): void => {
    if (isNamed(pattern)) bound.add(pattern.name);
    else if (isNode(pattern)) {
      const { elements, properties: inner, left, argument, value } = pattern;
      for (const part of [elements, inner, left, argument, value].flat()) bind(part);
    }
  };
  walk(script, (node) => {
    if (node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type)) bind(node['id']);
    if (/^Import\w*Specifier$/.test(node.type)) bind(node['local']);
    if (/Function|^CatchClause/.test(node.type)) for (const each of [node['params'], node['param']].flat()) bind(each);
    if (isDefinition(node) && isNamed(node['key'])) properties.add(node['key'].name);
    const { left } = node;
    if (node.type === 'AssignmentExpression' && isNode(left) && left.type === 'MemberExpression')
      properties.add(memberName(left) ?? '');
  });
  return { script, bound, properties };
}

/** Whether an identifier is a name of a member, label or export, which refers to nothing. */
function isLabel(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node && !parent['computed'];
  if (isDefinition(parent)) return parent['key'] === node && !parent['computed'] && !parent['shorthand'];
  return /^(?:Labeled|Break|Continue|MetaProp|Import\w*Spec|Export\w*Spec)/.test(parent.type);
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['value'] === 'string' ? node['value'] : undefined;

/** What a member expression that is called asks of an object that is not known by name. */
function calledMember(callee: AnyNode, own: ReadonlySet<string>): string | undefined {
  const name = memberName(callee);
  if (name === undefined) return undefined;
  const { object } = callee;
  // Only iterators have these names in common with arrays
  if (isNode(object) && object.type === 'CallExpression' && isNode(object['callee'])) {
    const { callee: inner } = object;
    const isStatic = isNamed(inner['object']) && /^(?:Object|Reflect)$/.test(inner['object'].name);
    const isIterator = /^(?:values|keys|entries|matchAll)$/.test(memberName(inner) ?? '') && !isStatic;
    if (isIterator && name !== 'next' && featureAt(`javascript.builtins.Iterator.${name}`))
      return `javascript.builtins.Iterator.${name}`;
  }
  return own.has(name) ? undefined : members.get(name);
}

/**
 * Notes the features of JavaScript and of the web platform that a built script uses and a supported browser lacks: globals and
 * their members by their names; of other objects the methods that are called, by names that no other interface has and none of
 * the scripts' own objects (`own`); events that are listened for; and what regular expressions are written with.
 */
export function noteScriptFeatures({ script, bound }: ReadScript, own: ReadonlySet<string>, note: NoteFeature): void {
  const isGlobal = (name: string) => !bound.has(name);
  const noteNew = (path: string | undefined, { start }: AnyNode) => {
    if (path !== undefined && lacking(path).length > 0) note(path, start);
  };
  walk(script, (node, parent) => {
    if (isNamed(node) && !isLabel(node, parent) && isGlobal(node.name)) noteNew(globalFeature(node.name), node);
    if (node.type === 'MemberExpression') {
      const names = globalNames(node, isGlobal);
      const isCalled = parent?.type === 'CallExpression' && parent['callee'] === node;
      if (names?.length === 1) noteNew(globalFeature(names[0] ?? ''), node);
      else noteNew((names && memberFeature(names)) ?? (isCalled ? calledMember(node, own) : undefined), node);
    }
    if (node.type === 'CallExpression' && isNode(node['callee']) && memberName(node['callee']) === 'addEventListener')
      noteNew(events.get(textOf([node['arguments']].flat()[0]) ?? ''), node);
    if (/^(?:Call|New)Expression$/.test(node.type) && isNamed(node['callee']) && node['callee'].name === 'RegExp') {
      const [source = '', flags = ''] = [node['arguments']].flat().map(textOf);
      if (flags.includes('v')) noteNew('javascript.builtins.RegExp.unicodeSets', node);
      if (/\(\?[ims-]+:/.test(source)) noteNew('javascript.regular_expressions.modifier', node);
    }
  });
}
