import { auditOf, problem, rememberAs, revisionRoutes, SeenQuery, Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { changeSchema, createSchema, entrySchema, modelOf, OrderSchema } from './entry-noun.ts';
import type { EntryNoun } from './entry-noun.ts';
import { createEntryService } from './entry-service.ts';

const EntryParams = Type.Object({ entryId: Type.String({ minLength: 1, maxLength: 40 }) });

const ShownParams = Type.Object({ entryKey: Type.String({ minLength: 1, maxLength: 60 }) });

const viewQuery = ({ view: { filter } }: EntryNoun) =>
  Type.Object({ ...LanguageQuery.properties, ...filter?.properties });

/** The calls of one noun: everybody's at `/api/content/<path>`, those of editors below `/api/content/admin/<path>`. */
export function entryRoutes(app: ServiceApp, noun: EntryNoun): void {
  const entries = createEntryService(app.db, noun);
  const { operationId, summary, schema: shown } = noun.view;
  const path = `/admin/${noun.path}`;
  const schema = entrySchema(noun);
  const config = { access: 'editor' } as const;

  app.get(
    `/${noun.path}`,
    {
      config: { access: 'public' },
      schema: { operationId, summary, querystring: viewQuery(noun), response: { 200: Type.Array(shown) } },
    },
    ({ query: { lang = 'ko', ...wanted } }) => entries.view(lang, wanted),
  );

  if (noun.detail)
    app.get(
      `/${noun.path}/:entryKey`,
      {
        config: { access: 'public' },
        schema: {
          operationId: noun.detail.operationId,
          summary: noun.detail.summary,
          params: ShownParams,
          querystring: LanguageQuery,
          response: { 200: noun.detail.schema },
        },
      },
      (request) => entries.viewOne(request.params.entryKey, request.query.lang ?? 'ko'),
    );

  app.get(
    path,
    {
      config,
      schema: {
        operationId: `list-${noun.name}`,
        summary: 'All entries, hidden ones too',
        response: { 200: Type.Array(schema) },
      },
    },
    () => entries.list(),
  );

  app.post(
    path,
    {
      config,
      schema: {
        operationId: `create-${noun.name}`,
        summary: 'Adds an entry at the end',
        body: createSchema(noun),
        response: { 201: schema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await entries.create(request.body, auditOf(request), rememberAs(request, 201))),
  );

  app.patch(
    `${path}/:entryId`,
    {
      config,
      schema: {
        operationId: `change-${noun.name}`,
        summary: 'Changes an entry; 409 when the version is an older one',
        params: EntryParams,
        body: changeSchema(noun),
        response: { 200: schema },
      },
    },
    (request) => {
      const { version, ...changes } = request.body;
      return entries.change(request.params.entryId, version, changes, auditOf(request));
    },
  );

  app.delete(
    `${path}/:entryId`,
    {
      config,
      schema: {
        operationId: `remove-${noun.name}`,
        summary: 'Removes an entry; 409 when the version is an older one',
        params: EntryParams,
        querystring: SeenQuery,
        response: { 200: Type.Integer({ description: 'Number removed' }) },
      },
    },
    (request) => entries.remove(request.params.entryId, request.query.version, auditOf(request)),
  );

  app.put(
    `${path}/order`,
    {
      config,
      schema: {
        operationId: `order-${noun.name}`,
        summary: 'Puts all entries into an order',
        body: OrderSchema,
        response: { 200: Type.Array(schema) },
      },
    },
    (request) => entries.order(request.body, auditOf(request)),
  );

  revisionRoutes(app, {
    path: `${path}/:entryId`,
    params: EntryParams.properties,
    access: 'editor',
    name: modelOf(noun),
    itemOf: ({ entryId }) => ({ kind: noun.name, itemId: String(entryId) }),
    restore: async ({ entryId }, edit, request) =>
      (await entries.restore(String(entryId), edit, auditOf(request))).version,
  });
}

/** The same for the only row of a noun: it is read and changed, never added or removed. */
export function onlyRowRoutes(app: ServiceApp, noun: EntryNoun): void {
  const entries = createEntryService(app.db, noun);
  const schema = entrySchema(noun);
  const onlyRow = 'true';
  const { operationId, summary, schema: shown } = noun.view;

  app.get(
    `/${noun.path}`,
    {
      config: { access: 'public' },
      schema: { operationId, summary, querystring: LanguageQuery, response: { 200: shown } },
    },
    async (request) => {
      const [entry] = await entries.view(request.query.lang ?? 'ko');
      if (!entry) throw problem.notFound(`${noun.name}-not-found`);
      return entry;
    },
  );

  app.get(
    `/admin/${noun.path}`,
    {
      config: { access: 'editor' },
      schema: {
        operationId: `read-${noun.name}`,
        summary: 'The entry as an admin edits it',
        response: { 200: schema },
      },
    },
    () => entries.find(onlyRow),
  );

  app.patch(
    `/admin/${noun.path}`,
    {
      config: { access: 'editor' },
      schema: {
        operationId: `change-${noun.name}`,
        summary: 'Changes the entry; 409 when the version is an older one',
        body: changeSchema(noun),
        response: { 200: schema },
      },
    },
    (request) => {
      const { version, ...changes } = request.body;
      return entries.change(onlyRow, version, changes, auditOf(request));
    },
  );

  revisionRoutes(app, {
    path: `/admin/${noun.path}`,
    params: {},
    access: 'editor',
    name: modelOf(noun),
    itemOf: () => ({ kind: noun.name, itemId: onlyRow }),
    restore: async (_params, edit, request) => (await entries.restore(onlyRow, edit, auditOf(request))).version,
  });
}
