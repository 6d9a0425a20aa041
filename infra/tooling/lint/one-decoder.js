/**
 * Lint rule: servers decode bytes of another encoding than UTF-8 with `WholeTextDecoder` of the service kit. The built-in decoder of
 * Node.js 20 knows a quarter of the Hangul syllables of Windows-949 under the label `euc-kr`. Browsers know all of them.
 */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const inBrowsers = /^(?:shell\/(?:src|kit\/src)|mf-[\w-]+\/src)\//;
const utf8Labels = new Set(['utf-8', 'utf8']);

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      decoder:
        'Decode with WholeTextDecoder of the service kit: the built-in decoder loses characters of legacy encodings',
    },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (inBrowsers.test(file)) return {};
    return {
      NewExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        const [label] = node.arguments;
        const isUtf8 =
          label === undefined || (label.type === 'Literal' && utf8Labels.has(String(label.value).toLowerCase()));
        if (name === 'TextDecoder' && !isUtf8) context.report({ node, messageId: 'decoder' });
      },
    };
  },
};

export default { meta: { name: 'encodings' }, rules: { 'one-decoder': rule } };
