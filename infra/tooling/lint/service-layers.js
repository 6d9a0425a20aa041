/**
 * Lint rule: where a service may query its database. Queries belong in `*-repository.ts`, transactions begin anywhere
 * but in `*-routes.ts`, and routes do not use Knex at all. A query is recognised by its connection, which is called
 * `db` or `trx` (`db('trainings')`, `trx.raw(…)`, `app.db('users')`). The kit, migrations, seeds and tests are exempt.
 */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const inService = /^services\/(?!kit\/)[\w-]+\/src\//;
const free = /\.(test|trial)\.ts$|\/testing\//;
const connections = new Set(['db', 'trx']);
/** What begins a query on a connection; `fn` and `ref` are only parts of one. */
const queries = new Set(['raw', 'from', 'select', 'first', 'withSchema', 'table', 'with', 'withRecursive', 'unionAll']);

/** Whether an expression is a connection: `db`, `trx`, `app.db`. */
function isConnection(node) {
  if (node?.type === 'Identifier') return connections.has(node.name);
  return node?.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'db';
}

const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      query: 'a query belongs in a *-repository.ts',
      transaction: 'a route begins no transaction: its service does',
      knex: 'a route does not know Knex: its service does',
    },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!inService.test(file) || free.test(file)) return {};
    const isRoutes = file.endsWith('-routes.ts');
    const isRepository = file.endsWith('-repository.ts');
    return {
      CallExpression(node) {
        const { callee } = node;
        const method =
          callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && isConnection(callee.object)
            ? callee.property.name
            : undefined;
        if (!isRepository && (isConnection(callee) || queries.has(method)))
          context.report({ node, messageId: 'query' });
        if (isRoutes && method === 'transaction') context.report({ node, messageId: 'transaction' });
      },
      ImportDeclaration(node) {
        if (isRoutes && node.source.value === 'knex') context.report({ node, messageId: 'knex' });
      },
    };
  },
};

export default { meta: { name: 'services' }, rules: { layers } };
