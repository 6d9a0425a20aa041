/**
 * Lint rule: services compare what was typed into a search with stored texts by `whereHolds` of the service kit, which folds both.
 * Any other way finds `(주)` and misses `㈜`. What is compared in a program is folded by `foldedText`, which the kit exports for lists.
 */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const inBrowsers = /^(?:shell\/(?:src|kit\/src)|mf-[\w-]+\/src)\//;
const sources = /^services\/[\w-]+\/src\//;
/** The mechanism itself, and tests, which count what is stored. */
const exempt =
  /^services\/(?:kit\/src\/lists\/text-search|community\/src\/features\/posts\/title-search)\.ts$|\.(?:test|trial)\.ts$|\/testing\//;
const comparisons = /\bilike\b|\bstrpos\s*\(|\blike\s+(?:\?|:\w|\$\d)|\bposition\s*\([^)]*\bin\b|~~\*/i;
const methods = new Set(['whereILike', 'whereLike', 'andWhereILike', 'andWhereLike', 'orWhereILike', 'orWhereLike']);

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      folded: 'Search with whereHolds of the service kit: it finds every spelling of a text',
      letters: 'Compare with foldedText, which the kit exports for lists: it makes one form of all spellings of a text',
    },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (exempt.test(file)) return {};
    /** `toLowerCase` of a text that is composed alone, or by the language of the machine. */
    const checkLetters = (node) => {
      const { object, property } = node;
      const isComposed =
        property.name === 'toLowerCase' &&
        object.callee?.property?.name === 'normalize' &&
        object.arguments[0]?.value !== 'NFKC';
      if (isComposed || property.name === 'toLocaleLowerCase') context.report({ node, messageId: 'letters' });
    };
    if (inBrowsers.test(file)) return { MemberExpression: checkLetters };
    if (!sources.test(file)) return {};
    const check = (node, text) => {
      if (comparisons.test(text)) context.report({ node, messageId: 'folded' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      MemberExpression(node) {
        checkLetters(node);
        if (methods.has(node.property.name)) context.report({ node, messageId: 'folded' });
      },
    };
  },
};

export default { meta: { name: 'searches' }, rules: { folded: rule } };
