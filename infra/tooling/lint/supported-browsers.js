/**
 * Lint rule: code that runs in browsers calls nothing that a supported one lacks (Safari 16.4, Firefox ESR 128,
 * Chrome 111, Samsung Internet 25), unless it asks first: by an optional call (`link.checkVisibility?.()`), or by a test
 * in the same file (`'startViewTransition' in document`, `if (!element.showPopover) return`). What is new in ECMAScript
 * is refused by the compiler already (`lib` of tsconfig.json). A name that a class of ours also has is left out.
 */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const inBrowsers = /^(?:shell\/(?:src|(?:kit|contract|text-bounds)\/src)|mf-[\w-]+\/src)\//;
const elsewhere = /\.(?:test|trial)\.tsx?$|\/testing\/|^shell\/kit\/src\/server\.tsx$/;

const ask = 'ask for it first: `?.()`, or a test';
const url = 'use parseUrl of @portal/kit/url';

/** What is missing → where, what to do, and what is asked for when that came with it. Static methods have their class's name. */
const missing = {
  'URL.canParse': ['Safari before 17', url],
  'URL.parse': ['Safari before 18', url],
  'AbortSignal.any': ['Safari before 17.4', ask],
  'Blob.bytes': ['Safari before 18', 'use arrayBuffer()'],
  'ReadableStream.from': ['Safari', ask],
  'PublicKeyCredential.parseCreationOptionsFromJSON': ['Safari before 18.4', ask],
  'PublicKeyCredential.parseRequestOptionsFromJSON': ['Safari before 18.4', ask],
  'PublicKeyCredential.getClientCapabilities': ['Safari before 17.4', ask],
  caretPositionFromPoint: ['Chrome before 128', ask],
  checkVisibility: ['Safari before 17.4', ask],
  getHTML: ['Safari before 18', ask],
  hidePopover: ['Safari before 17', ask, 'showPopover'],
  moveBefore: ['Safari and Firefox', ask],
  requestClose: ['Safari before 18.4', ask],
  setHTMLUnsafe: ['Safari before 17.4', ask],
  showPopover: ['Safari before 17', ask],
  startViewTransition: ['Firefox, and Safari before 18', ask],
  togglePopover: ['Safari before 17', ask, 'showPopover'],
};

const globals = {
  CloseWatcher: ['Safari and Firefox', ask],
  Highlight: ['Safari before 17.2', ask],
  URLPattern: ['Safari and Firefox', ask],
  cancelIdleCallback: ['Safari', ask],
  navigation: ['Safari and Firefox', ask],
  requestIdleCallback: ['Safari', ask],
  scheduler: ['Safari and Firefox', ask],
};

/** Queries of URLs, by the names that they have here: their type cannot be seen. */
const isQuery = (node) => {
  const named = node.type === 'MemberExpression' ? node.property : node;
  return named.type === 'Identifier' && /(?:params|query|search)$/i.test(named.name);
};

const supported = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: '{{name}} is missing in {{where}}: {{hint}}' },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!inBrowsers.test(file) || elsewhere.test(file)) return {};
    const asked = new Set();
    const uses = [];
    const note = (node, name, [where, hint, sibling]) => uses.push({ node, name, where, hint, sibling });

    function checkMember(node) {
      const { object, property, parent } = node;
      if (node.computed || property.type !== 'Identifier') return;
      const { name } = property;
      if (name === 'size' && isQuery(object))
        note(node, 'URLSearchParams.size', ['Safari before 17', 'use withQuery of @portal/kit/url']);
      const full = object.type === 'Identifier' ? `${object.name}.${name}` : name;
      const known = Object.hasOwn(missing, full) ? full : Object.hasOwn(missing, name) ? name : undefined;
      if (!known) return;
      const isCalled = parent.type === 'CallExpression' && parent.callee === node;
      if (isCalled && !parent.optional) note(node, known, missing[known]);
      else asked.add(name);
    }

    return {
      MemberExpression: checkMember,
      CallExpression(node) {
        const { callee } = node;
        const isOfQuery = callee.type === 'MemberExpression' && isQuery(callee.object) && node.arguments.length === 2;
        if (isOfQuery && (callee.property.name === 'has' || callee.property.name === 'delete'))
          note(node, `The second argument of ${callee.property.name}`, ['Safari before 17', 'compare the values']);
      },
      Identifier(node) {
        if (!Object.hasOwn(globals, node.name)) return;
        const { parent } = node;
        const isGlobal =
          parent.type === 'CallExpression' || parent.type === 'NewExpression'
            ? parent.callee === node
            : parent.type === 'MemberExpression' && parent.object === node;
        if (isGlobal) note(node, node.name, globals[node.name]);
      },
      BinaryExpression({ operator, left }) {
        if (operator === 'in' && left.type === 'Literal') asked.add(left.value);
      },
      UnaryExpression({ operator, argument }) {
        if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name);
      },
      'Program:exit'() {
        for (const { node, name, where, hint, sibling } of uses)
          if (!asked.has(sibling ?? name.split('.').at(-1)))
            context.report({ node, messageId: 'missing', data: { name, where, hint } });
      },
    };
  },
};

/** Whether a name is that of what is made, or whose method is called. */
const isUsed = (node) => {
  const { parent } = node;
  if (parent.type === 'NewExpression') return parent.callee === node;
  return parent.type === 'MemberExpression' && parent.property === node && parent.parent.type === 'MemberExpression';
};

/** Whether what is thrown at a node is caught: by a `try`, or as the rejection of a promise. */
function isCaught(node) {
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { parent } = inner;
    if (parent.type === 'TryStatement' && parent.block === inner) return true;
    if (parent.async || (parent.type === 'NewExpression' && parent.callee.name === 'Promise')) return true;
  }
  return false;
}

/** What a browser keeps is read and written by @portal/kit/storage: where storage is blocked, reading its name throws. */
const guardedStorage = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: '{{name}} throws where the browser blocks it: use @portal/kit/storage',
      shared: '{{name}} throws where Firefox blocks cookies: it needs a try around it, or a promise',
    },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!inBrowsers.test(file) || elsewhere.test(file) || file === 'shell/kit/src/storage/storage.ts') return {};
    return {
      Identifier(node) {
        if (/^(?:localStorage|sessionStorage|indexedDB|caches|cookieStore)$/.test(node.name))
          context.report({ node, messageId: 'raw', data: { name: node.name } });
        if (/^(?:BroadcastChannel|SharedWorker|Worker|locks)$/.test(node.name) && isUsed(node) && !isCaught(node))
          context.report({ node, messageId: 'shared', data: { name: node.name } });
      },
    };
  },
};

export default { meta: { name: 'browsers' }, rules: { supported, 'guarded-storage': guardedStorage } };
