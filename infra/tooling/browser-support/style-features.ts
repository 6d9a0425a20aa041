import type { Identifier } from '@mdn/browser-compat-data/types';
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import parseValue, { type Node } from 'postcss-value-parser';
import type { NoteFeature } from './script-features.ts';
import { css, featureAt, lacking, partsOf } from './supported-browsers.ts';

/** `-webkit-mask` as prefix and name. */
function splitPrefix(name: string): [prefix: string, name: string] {
  const [, prefix = '', rest = name] = /^(-(?:webkit|moz|ms)-)?(.+)$/.exec(name) ?? [];
  return [prefix, rest];
}

/** Functions and units of values: what is written → feature. MDN names them in the description, as `<code>clamp()</code>`. */
function valueNames(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, feature: Identifier, depth: number): void => {
    for (const [, written = ''] of (feature.__compat?.description ?? '').matchAll(/<code>([\w-]+(?:\(\))?)<\/code>/g))
      if (!found.has(written)) found.set(written, path);
    if (depth < 2) for (const [key, part] of partsOf(feature)) add(`${path}.${key}`, part, depth + 1);
  };
  for (const [key, feature] of partsOf(css['types']))
    if (key !== 'global_keywords') add(`css.types.${key}`, feature, 0);
  return found;
}

const values = valueNames();
const colors = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/;

function noteValue(property: string, value: string, note: (path: string) => void): void {
  const own = featureAt(`css.properties.${property}`);
  const noteOwn = (name: string) => {
    if (own && Object.hasOwn(own, name)) note(`css.properties.${property}.${name}`);
  };
  if (property === 'content' && parseValue(value).nodes.some(({ type, value: sign }) => type === 'div' && sign === '/'))
    note('css.properties.content.alt_text');
  if (property === 'text-decoration' && parseValue(value).nodes.some(({ type }) => type === 'space'))
    note('css.properties.text-decoration.includes_color-and-style');
  parseValue(value).walk((node: Node) => {
    if (node.type === 'function') {
      const path = values.get(`${node.value}()`);
      if (path !== undefined) note(path);
      for (const name of [node.value, `${node.value}_function`]) noteOwn(name);
      const first = node.nodes[0];
      if (colors.test(node.value) && first?.value === 'from') note(`css.types.color.${node.value}.relative_syntax`);
      if (node.value.endsWith('-gradient') && first?.value === 'in')
        note(`css.types.gradient.${node.value}.interpolation_color_space`);
    } else if (node.type === 'word') {
      const [, unit] = /^[-+.\d]+(?:e[-+]?\d+)?([a-z]+)$/i.exec(node.value) ?? [];
      const path = unit === undefined ? undefined : values.get(unit);
      if (path !== undefined) note(path);
      if (unit === undefined) noteOwn(node.value);
      if (unit === undefined && /^(?:inherit|initial|revert|unset)/.test(node.value))
        note(`css.types.global_keywords.${node.value}`);
    }
  });
}

/** Whether a rule also has a declaration by a prefixed name, for browsers that know only that. */
const hasPrefixed = ({ parent, prop }: Declaration, prefix: string) =>
  parent?.some((node) => node.type === 'decl' && node.prop === `${prefix}${prop}`) ?? false;

function noteDeclaration(declaration: Declaration, note: (path: string) => void): void {
  const { prop, value, parent } = declaration;
  if (prop.startsWith('--')) {
    noteValue('custom-property', value, note);
    return;
  }
  if (isAtRule(parent) && featureAt(`css.at-rules.${parent.name}.${prop}`)) {
    note(`css.at-rules.${parent.name}.${prop}`);
    return;
  }
  const [prefix, name] = featureAt(`css.properties.${prop}`) ? ['', prop] : splitPrefix(prop);
  if (prefix === '') {
    const path = `css.properties.${name}`;
    const without = lacking(path);
    const byPrefix = hasPrefixed(declaration, '-webkit-') ? lacking(path, '-webkit-') : without;
    if (without.some((browser) => byPrefix.includes(browser))) note(path);
  }
  noteValue(name, value, note);
}

function noteSelector(selector: string, note: (path: string) => void): void {
  parseSelector((root) => {
    // A selector that a browser does not know takes those beside it with it
    const inEach = root.nodes.map((one) => {
      const found: string[] = [];
      one.walk((node) => {
        if (node.type === 'nesting') found.push('css.selectors.nesting');
        if (node.type !== 'pseudo') return;
        const name = node.value.replace(/^::?/, '').toLowerCase();
        found.push(`css.selectors.${name}`);
        if (/^nth-(?:last-)?child$/.test(name) && /\sof\s/.test(String(node)))
          found.push(`css.selectors.${name}.of_syntax`);
        if (name === 'not' && node.nodes.length > 1) found.push('css.selectors.not.selector_list');
      });
      return found.filter((path) => lacking(path).length > 0);
    });
    for (const path of inEach.flat()) {
      const isShared = inEach.some(
        (found) => !found.some((other) => lacking(path).every((browser) => lacking(other).includes(browser))),
      );
      note(isShared ? `${path}, which takes the selectors beside it with it` : path);
    }
  }).processSync(selector);
}

function noteAtRule({ name, params }: AtRule, note: (path: string) => void): void {
  const [prefix, plain] = splitPrefix(name);
  if (prefix === '') note(`css.at-rules.${plain}`);
  if (plain === 'media') {
    for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)\s*[:)]/g))
      note(`css.at-rules.media.${feature}`);
    if (/[<>]/.test(params)) note('css.at-rules.media.range_syntax');
  }
  if (plain === 'container') {
    if (/\bstyle\(/.test(params)) note('css.at-rules.container.style_queries_for_custom_properties');
    if (/\bscroll-state\(/.test(params)) note('css.at-rules.container.scroll-state_queries');
  }
  if (plain === 'supports' && /\bselector\(/.test(params)) note('css.at-rules.supports.selector');
}

const isAtRule = (node: { type: string } | undefined): node is AtRule => node?.type === 'atrule';

/** Whether an `@supports` around a rule asks for something that all browsers without the feature lack, too. */
function isAskedFor(node: ChildNode, path: string): boolean {
  const asked: string[] = [];
  for (let around = node.parent; around; around = around.parent as typeof around)
    if (isAtRule(around) && around.name === 'supports')
      for (const [, property = '', value = ''] of around.params.matchAll(/\(\s*([\w-]+)\s*:\s*([^()]+)/g)) {
        asked.push(`css.properties.${property}`);
        noteValue(property, value, (found) => asked.push(found));
      }
  return asked.some((other) => lacking(path).every((browser) => lacking(other).includes(browser)));
}

/**
 * Notes the features of CSS that a built style sheet uses and a supported browser lacks: properties, keywords and functions of
 * their values, units, at-rules with their descriptors and queries, pseudo-classes and pseudo-elements, nesting. What an
 * `@supports` around it asks for is left out, and so is a property that stands beside its prefixed name.
 */
export function noteStyleFeatures(text: string, note: NoteFeature): void {
  postcss.parse(text).walk((node) => {
    const noteNew = (path: string) => {
      if ((lacking(path).length > 0 || path.includes(',')) && !isAskedFor(node, path))
        note(path, node.source?.start?.offset ?? 0);
    };
    if (node.type === 'decl') noteDeclaration(node, noteNew);
    if (node.type === 'atrule') noteAtRule(node, noteNew);
    if (node.type === 'rule') {
      const { parent } = node;
      if (!isAtRule(parent) || !parent.name.endsWith('keyframes')) noteSelector(node.selector, noteNew);
      if (parent?.type === 'rule') noteNew('css.selectors.nesting');
    }
  });
}
