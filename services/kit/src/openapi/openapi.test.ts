import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { optionalMember, requireAdmin } from '../auth/guards.ts';
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
      onRequest: requireAdmin,
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
      onRequest: optionalMember,
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

test('models stand once in the document, and bodies, responses and other models refer to them', async () => {
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

test('the guard of a route says which calls need a session', async () => {
  const { paths } = await documentOf(await serviceWith(sampleRoutes));
  expect(paths['/api/sample/courses'].get.security).toEqual([{ member: [] }]);
  expect(paths['/api/sample/courses'].post.security).toEqual([{}, { member: [] }]);
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
      scope.get('/one', { schema: { response: { 200: Course } } }, async () => ({}));
      scope.get('/two', { schema: { response: { 200: other } } }, async () => ({}));
    }),
  ).rejects.toThrow('two different models are called Course');
});
