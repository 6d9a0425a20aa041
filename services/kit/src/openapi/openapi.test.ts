import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { declareAccess } from '../auth/declare-access.ts';
import { pageOf } from '../lists/page-query.ts';
import { addOpenApi } from './openapi.ts';

const State = Type.Enum(['open', 'closed'], { $id: 'State', type: 'string' });
const Course = Type.Object({ id: Type.Integer(), state: State }, { $id: 'Course' });
const CourseBody = Type.Object({ state: Type.Optional(State) }, { $id: 'CourseBody', additionalProperties: false });
const lang = { lang: Type.Optional(Type.String({ maxLength: 2 })) };

let app: FastifyInstance;
afterEach(() => app.close());

async function serviceWith(routes: (scope: FastifyInstance) => void): Promise<FastifyInstance> {
  app = fastify({ ajv: { customOptions: { removeAdditional: false, allErrors: true } } });
  await app.register(
    async (scope) => {
      declareAccess(scope, { section: 'sample', currentUser: async (user) => user });
      await addOpenApi(scope, 'sample');
      routes(scope);
    },
    { prefix: '/api/sample' },
  );
  await app.ready();
  return app;
}

function sampleRoutes(scope: FastifyInstance): void {
  scope.get(
    '/courses',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'listCourses',
        querystring: Type.Object({ ...lang, state: Type.Optional(State) }),
        response: { 200: pageOf(Course) },
      },
    },
    async () => ({}),
  );
  scope.post(
    '/courses',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'saveCourse',
        querystring: Type.Object(lang),
        body: CourseBody,
        response: { 200: Course },
      },
    },
    async () => ({ id: 1, state: 'open', secret: 'not in the model' }),
  );
}

const documentOf = async (scope: FastifyInstance) => (await scope.inject('/api/sample/openapi.json')).json();

test('each model is in the document once, and bodies, responses and other models refer to it', async () => {
  const { components, paths } = await documentOf(await serviceWith(sampleRoutes));
  expect(Object.keys(components.schemas)).toEqual(['Problem', 'State', 'Course', 'CoursePage', 'CourseBody']);
  expect(components.schemas.Course.properties.state).toEqual({ $ref: '#/components/schemas/State' });
  expect(components.schemas.CoursePage.properties.data.items).toEqual({ $ref: '#/components/schemas/Course' });
  const { requestBody, responses } = paths['/api/sample/courses'].post;
  expect(requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/CourseBody' });
  expect(responses['200'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Course' });
  expect(responses.default).toEqual({ $ref: '#/components/responses/Problem' });
});

test('parameters of several operations are components, those of one are written out', async () => {
  const { components, paths } = await documentOf(await serviceWith(sampleRoutes));
  expect(components.parameters).toEqual({
    lang: { in: 'query', name: 'lang', required: false, schema: { type: 'string', maxLength: 2 } },
  });
  expect(paths['/api/sample/courses'].get.parameters).toEqual([
    { $ref: '#/components/parameters/lang' },
    { in: 'query', name: 'state', required: false, schema: { enum: ['open', 'closed'], type: 'string' } },
  ]);
});

test('each call says who may make it, and whether it needs a session', async () => {
  const { paths } = await documentOf(
    await serviceWith((scope) => {
      sampleRoutes(scope);
      scope.get('/names', { config: { access: 'public' } }, async () => []);
    }),
  );
  const accessOf = ({ security, 'x-access': access, 'x-step-up': stepUp }: Record<string, unknown>) => ({
    security,
    access,
    stepUp,
  });
  expect(accessOf(paths['/api/sample/courses'].get)).toEqual({
    security: [{ member: [] }],
    access: 'agent',
    stepUp: 'rows',
  });
  expect(accessOf(paths['/api/sample/courses'].post)).toEqual({ security: [{}, { member: [] }], access: 'optional' });
  expect(accessOf(paths['/api/sample/names'].get)).toEqual({ access: 'public' });
});

test('a route that does not say who may call it is refused at the start', async () => {
  await expect(serviceWith((scope) => scope.get('/open', async () => []))).rejects.toThrow(
    'GET /api/sample/open does not say who may call it: set config.access',
  );
});

test('requests are validated and responses serialized by the model that is referred to', async () => {
  await serviceWith(sampleRoutes);
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/sample/courses', payload });
  expect((await send({ state: 'open' })).json()).toEqual({ id: 1, state: 'open' });
  expect((await send({ state: 'lost' })).statusCode).toBe(400);
  expect((await send({ stat: 'open' })).statusCode).toBe(400);
});

test('two different models of one name are refused at the start', async () => {
  const other = Type.Object({ id: Type.String() }, { $id: 'Course' });
  await expect(
    serviceWith((scope) => {
      scope.get('/one', { config: { access: 'public' }, schema: { response: { 200: Course } } }, async () => ({}));
      scope.get('/two', { config: { access: 'public' }, schema: { response: { 200: other } } }, async () => ({}));
    }),
  ).rejects.toThrow('two different models are called Course');
});
