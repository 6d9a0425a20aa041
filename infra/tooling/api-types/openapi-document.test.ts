import { expect, test } from '@jest/globals';
import { mergeDocuments, pickCalls, type OpenApiDocument } from './openapi-document.ts';

const refer = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const service: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Trainings', version: '1.0.0' },
  paths: {
    '/api/trainings': {
      get: {
        operationId: 'listTrainings',
        parameters: [
          { in: 'query' },
          { $ref: '#/components/parameters/lang' },
          { $ref: '#/components/parameters/key' },
        ],
        responses: { 200: refer('Training'), default: refer('Problem') },
      },
    },
    '/api/trainers': { get: { responses: { 200: refer('Trainer') } } },
  },
  components: {
    parameters: { lang: { in: 'path' }, key: { in: 'header' } },
    schemas: {
      Training: { properties: { place: { $ref: '#/components/schemas/Place' } } },
      Place: { type: 'string' },
      Trainer: { type: 'string' },
      Problem: { type: 'object' },
    },
  },
};

test('the calls below a prefix come without failures and headers, with the parameters and schemas that they use', () => {
  const { paths, components } = pickCalls(service, '/api/trainings');
  expect(paths).toEqual({
    '/api/trainings': { get: { parameters: [{ in: 'query' }, { in: 'path' }], responses: { 200: refer('Training') } } },
  });
  expect(Object.keys(components?.schemas ?? {})).toEqual(['Training', 'Place']);
});

test('several documents become one', () => {
  const [trainings, trainers] = ['/api/trainings', '/api/trainers'].map((prefix) => pickCalls(service, prefix));
  const merged = mergeDocuments([trainings!, trainers!, trainings!]);
  expect(Object.keys(merged.paths)).toEqual(['/api/trainings', '/api/trainers']);
  expect(Object.keys(merged.components?.schemas ?? {})).toEqual(['Training', 'Place', 'Trainer']);
});

test('one name for two schemas is refused', () => {
  const other = { ...service, components: { schemas: { ...service.components?.schemas, Place: { type: 'object' } } } };
  expect(() => mergeDocuments([service, other])).toThrow(/different schemas of the name Place/);
});

test('a call that refers to a parameter which the document lacks is refused', () => {
  const broken = { ...service, components: { schemas: service.components?.schemas } };
  expect(() => pickCalls(broken as OpenApiDocument, '/api/trainings')).toThrow(/Trainings has no parameter .*lang/);
});
