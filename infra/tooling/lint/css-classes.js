/** Lint rule: a class that is taken from a CSS module (`styles.name`, `styles['name']`) must exist in that module. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What may hold a dot that begins no class: comments, texts, addresses and numbers. */
const notSelectors = /\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** Classes of a CSS module, without the dots. */
function classesOf(file) {
  const css = readFileSync(file, 'utf8').replaceAll(notSelectors, '');
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: '{{module}} has no class "{{name}}"' },
  },
  create(context) {
    /** Name of an import → its module and the classes in it. */
    const modules = new Map();
    return {
      ImportDeclaration({ source, specifiers }) {
        const file = path.resolve(path.dirname(context.filename), source.value);
        if (!source.value.endsWith('.module.css') || !existsSync(file)) return;
        const local = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
        if (local) modules.set(local, { module: source.value, classes: classesOf(file) });
      },
      MemberExpression(node) {
        const known = node.object.type === 'Identifier' ? modules.get(node.object.name) : undefined;
        const name = node.computed ? node.property.value : node.property.name;
        if (known && typeof name === 'string' && !known.classes.has(name))
          context.report({ node: node.property, messageId: 'missing', data: { module: known.module, name } });
      },
    };
  },
};

export default { meta: { name: 'css' }, rules: { classes: rule } };
