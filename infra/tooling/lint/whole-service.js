/**
 * Lint rule: code of sections does not name a service alone, as `/api/education`. A release of a service is compared with the calls that
 * live code names, and such a name is the beginning of every call: no version could leave out any of them.
 */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const inBrowsers = /^(?:shell\/(?:src|kit\/src)|mf-[\w-]+)\//;
const isTest = /\.(?:test|spec|stories)\.tsx?$|\/testing\//;
const service = /^\/api\/[\w-]+\/?$/;

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      service:
        'Name the calls, or the folder of calls such as /api/education/admin: this names every call of the service',
    },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!inBrowsers.test(file) || isTest.test(file)) return {};
    const check = (node, text) => {
      if (service.test(text)) context.report({ node, messageId: 'service' });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateLiteral: (node) => {
        if (node.expressions.length === 0) check(node, node.quasis[0].value.cooked);
      },
    };
  },
};

export default { meta: { name: 'calls' }, rules: { 'whole-service': rule } };
