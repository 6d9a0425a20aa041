import { describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { Type } from 'typebox';
import { nearerEnd, pageOf, pageQuery, pageWindow, sortOf, toPage } from './page-query.ts';

const columns = { name: 'lower(name)', createdAt: 'created_at' };

describe('sortOf', () => {
  test.each([
    ['name', 'lower(name) asc, id asc'],
    ['-name', 'lower(name) desc, id desc'],
    [undefined, 'created_at desc, id desc'],
    ['', 'created_at desc, id desc'],
    ['email; drop table users', 'created_at desc, id desc'],
    ['constructor', 'created_at desc, id desc'],
  ])('makes of %j the order %s', (sort, order) => {
    expect(sortOf(sort, columns, '-createdAt')).toBe(order);
  });
});

describe('a list', () => {
  const app = fastify();
  app.get('/', { schema: { querystring: Type.Object({ ...pageQuery(['name', 'createdAt']) }) } }, async (request) =>
    pageWindow(request.query as object),
  );

  test.each([
    ['', { page: 1, pageSize: 20, limit: 20, offset: 0 }],
    ['?page=3&pageSize=50&sort=-name', { page: 3, pageSize: 50, limit: 50, offset: 100 }],
  ])('takes %j', async (query, window) => {
    expect((await app.inject(`/${query}`)).json()).toEqual(window);
  });

  test.each(['?page=0', '?page=1.5', '?pageSize=1001', '?pageSize=0', '?sort=email', '?sort=--name'])(
    'refuses %s',
    async (query) => {
      expect((await app.inject(`/${query}`)).statusCode).toBe(400);
    },
  );

  test('says how many pages there are, one when it is empty', () => {
    expect(toPage(pageWindow({ page: 2 }), 41, ['a'])).toEqual({
      data: ['a'],
      total: 41,
      page: 2,
      pageSize: 20,
      pageCount: 3,
    });
    expect(toPage(pageWindow({}), 0, []).pageCount).toBe(1);
    expect(Object.keys(pageOf(Type.String()).properties)).toEqual(Object.keys(toPage(pageWindow({}), 0, [])));
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 41 }, (_, index) => index);
  test.each([1, 2, 3, 4, 5, 6])('number %i has the same rows, read from either end', (page) => {
    const window = pageWindow({ page, pageSize: 10 });
    const { sort, limit, offset } = nearerEnd(window, rows.length, 'name', 'name');
    const read = (sort === 'name' ? rows : rows.toReversed()).slice(offset, offset + limit);
    expect(read.toSorted((a, b) => a - b)).toEqual(rows.slice(window.offset, window.offset + window.limit));
    expect(offset).toBeLessThanOrEqual(rows.length / 2);
  });

  test('is read in the opposite of the order asked for', () => {
    const last = pageWindow({ page: 5, pageSize: 10 });
    expect(nearerEnd(last, 50, undefined, '-createdAt')).toEqual({ sort: 'createdAt', limit: 10, offset: 0 });
    expect(nearerEnd<string>(last, 50, 'name', '-createdAt')).toEqual({ sort: '-name', limit: 10, offset: 0 });
  });
});
