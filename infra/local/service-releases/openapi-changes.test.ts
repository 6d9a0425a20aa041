import { expect, test } from '@jest/globals';
import { breakingChanges, type ApiDocument } from './openapi-changes.ts';

const training = {
  type: 'object',
  required: ['id', 'title', 'capacity'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    capacity: { type: 'integer' },
    place: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
};

const apply = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, size: { enum: ['S', 'M'], type: 'string' } },
};

interface Parts {
  response?: object;
  request?: object;
  parameters?: object[];
  access?: string;
}

function documentWith({
  response = training,
  request = apply,
  parameters = [],
  access = 'public',
}: Parts = {}): ApiDocument {
  return {
    components: { schemas: { Training: response } },
    paths: {
      '/api/education/view': {
        get: {
          parameters: parameters as [],
          'x-access': access,
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Training' } } },
              },
            },
          },
        },
      },
      '/api/education/signup': {
        post: { requestBody: { content: { 'application/json': { schema: request } } }, responses: { 204: {} } },
      },
    },
  };
}

const changesTo = (parts: Parts) => breakingChanges(documentWith(), documentWith(parts));
const view = 'GET /api/education/view';
const signup = 'POST /api/education/signup';
const without = <T extends { properties: object; required: string[] }>(schema: T, name: string) => ({
  ...schema,
  required: schema.required.filter((field) => field !== name),
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([field]) => field !== name)),
});

test('the same document, and one with more of everything, break nothing', () => {
  expect(changesTo({})).toEqual([]);
  const more = {
    response: { ...training, properties: { ...training.properties, trainer: { type: 'string' } } },
    request: {
      ...apply,
      properties: { ...apply.properties, size: { enum: ['S', 'M', 'L'] }, note: { type: 'string' } },
    },
    parameters: [{ name: 'type', in: 'query', schema: { type: 'string' } }],
  };
  expect(changesTo(more)).toEqual([]);
});

test('a call that is gone', () => {
  const after = documentWith();
  delete after.paths?.['/api/education/signup'];
  expect(breakingChanges(documentWith(), after)).toEqual([{ call: signup, change: 'it is gone' }]);
});

test.each([
  ['loses a field', without(training, 'capacity'), 'capacity', 'the response has no "capacity" any more'],
  ['may lack a field', { ...training, required: ['id', 'title'] }, 'capacity', 'the response may lack "capacity"'],
  [
    'has a field of another type',
    { ...training, properties: { ...training.properties, capacity: { type: 'string' } } },
    'capacity',
    '"capacity" of the response may be string, which was integer',
  ],
  [
    'has a field that may be null',
    { ...training, properties: { ...training.properties, title: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
    'title',
    '"title" of the response may be null, which was string',
  ],
])('a response that %s', (_what, response, field, change) => {
  expect(changesTo({ response })).toEqual([{ call: view, field, change }]);
});

test.each([
  ['needs a field', { ...apply, required: ['name', 'size'] }, undefined, 'the request needs "size"'],
  ['takes a field no longer', without(apply, 'size'), 'size', 'the request takes no "size" any more'],
  [
    'takes fewer values',
    { ...apply, properties: { ...apply.properties, size: { enum: ['S'], type: 'string' } } },
    'size',
    '"size" of the request takes fewer values',
  ],
])('a request that %s', (_what, request, field, change) => {
  expect(changesTo({ request })).toEqual([{ call: signup, change, ...(field && { field }) }]);
});

test('a parameter that is needed from now on, and a call that visitors may no longer make', () => {
  const parameters = [{ name: 'lang', in: 'query', required: true, schema: { type: 'string' } }];
  expect(changesTo({ parameters })).toEqual([{ call: view, change: 'it needs the parameter "lang"' }]);
  expect(changesTo({ access: 'member' })).toEqual([
    { call: view, change: 'it is no longer open to visitors who are not signed in' },
  ]);
});

test('a call that shows members more is open to visitors as well', () => {
  expect(changesTo({ access: 'optional' })).toEqual([]);
  const closed = breakingChanges(documentWith({ access: 'optional' }), documentWith({ access: 'member' }));
  expect(closed).toEqual([{ call: view, change: 'it is no longer open to visitors who are not signed in' }]);
});

test('a schema that names itself comes to an end', () => {
  const node: Record<string, unknown> = {
    type: 'object',
    required: [],
    properties: { next: { $ref: '#/components/schemas/Training' } },
  };
  expect(breakingChanges(documentWith({ response: node }), documentWith({ response: node }))).toEqual([]);
});
