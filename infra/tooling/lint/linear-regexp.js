/**
 * Lint rule: a regular expression needs linear time for any input. Reports expressions that backtrack polynomially or
 * exponentially and those that start over at each character (`/\s+$/`), in literals, in `new RegExp('…')` and in the
 * `pattern` of a schema. An expression that is built at run time cannot be judged: it needs a comment that says why its
 * parts are safe (`oxlint-disable-next-line regexp/linear -- reason`). The analysis is scslre's.
 */
import { analyse } from 'scslre';

const verdicts = new Map();

/** What is wrong with an expression, or undefined. */
function verdictOn(source, flags) {
  const key = `${flags}/${source}`;
  if (!verdicts.has(key)) verdicts.set(key, judge(source, flags));
  return verdicts.get(key);
}

function judge(source, flags) {
  const {
    reports: [report],
  } = analyse({ source, flags }, { maxReports: 1 });
  if (!report) return undefined;
  const time = report.exponential ? 'exponential' : report.type === 'Move' ? 'quadratic' : 'polynomial';
  return { time, character: JSON.stringify(report.character.pick) };
}

/** The value of a string, a template without expressions, or String.raw; undefined for anything else. */
function staticText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  const isRaw =
    node?.type === 'TaggedTemplateExpression' &&
    node.tag.type === 'MemberExpression' &&
    node.tag.property.name === 'raw';
  return isRaw && node.quasi.expressions.length === 0 ? node.quasi.quasis[0].value.raw : undefined;
}

const linear = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'This expression needs {{time}} time for a text that repeats {{character}}: rewrite it, or use string methods',
      unknown: 'An expression built at run time: say in a comment why it is linear for any input',
    },
  },
  create(context) {
    const check = (node, source, flags) => {
      const verdict = verdictOn(source, flags);
      if (verdict) context.report({ node, messageId: 'slow', data: verdict });
    };
    const checkCall = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [pattern, flags] = node.arguments;
      const source = staticText(pattern);
      if (source === undefined) context.report({ node, messageId: 'unknown' });
      else check(node, source, flags ? (staticText(flags) ?? '') : '');
    };
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
      // JSON Schema; Ajv compiles it with the flag u
      Property({ key, value }) {
        if (key.type !== 'Identifier' || key.name !== 'pattern') return;
        const source = staticText(value);
        if (source !== undefined) check(value, source, 'u');
        else if (value.type === 'TemplateLiteral') context.report({ node: value, messageId: 'unknown' });
      },
    };
  },
};

export default { meta: { name: 'regexp' }, rules: { linear } };
