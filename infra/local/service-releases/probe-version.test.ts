import { expect, test } from '@jest/globals';
import { openReads } from './probe-version.ts';

const needed = { parameters: [{ name: 'id', in: 'query', required: true }] };

test('tries what everybody may read without a parameter, also what members are shown more of', () => {
  const paths = {
    '/api/news/pages': { get: { 'x-access': 'public' } },
    '/api/news/view': { get: { 'x-access': 'optional', parameters: [{ name: 'page', in: 'query' }] } },
    '/api/news/detail': { get: { 'x-access': 'optional', ...needed } },
    '/api/news/media/{mediaId}': { get: { 'x-access': 'public' } },
    '/api/news/mine': { get: { 'x-access': 'member' } },
    '/api/news/edit': { post: { 'x-access': 'public' } },
  };
  expect(openReads([{ paths }])).toEqual(['/api/news/pages', '/api/news/view']);
});

test('finds parameters that are described once for several calls', () => {
  const get = { 'x-access': 'public', parameters: [{ $ref: '#/components/parameters/id' }] };
  const document = { paths: { '/api/a': { get } }, components: { parameters: { id: { name: 'id', required: true } } } };
  expect(openReads([document])).toEqual([]);
});
