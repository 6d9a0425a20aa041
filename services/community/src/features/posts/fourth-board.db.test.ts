import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { searchRoute } from '@portal/service-kit';
import { communityService } from '../../service.ts';
import { newAdmin, newMember, startCommunity } from '../../testing/community.ts';
import type { Community } from '../../testing/community.ts';
import { boardRoutes } from './board-routes.ts';
import type { BoardGroup } from '../boards/board.ts';

/** All that a board takes. */
const recipes: BoardGroup = {
  base: 'recipes',
  name: 'Recipe',
  idName: 'recipeId',
  words: { post: 'recipe', onePost: 'a recipe', posts: 'recipes' },
  boards: [
    {
      name: 'recipes',
      path: '/recipes',
      label: { ko: '레시피', en: 'Recipes' },
      postLabel: { ko: '레시피', en: 'Recipe' },
    },
  ],
  calls: ['view', 'detail', 'attachment', 'seen', 'write', 'edit', 'remove', 'restore'],
  numbers: 'posts_id_seq',
  source: 'posts',
  longest: 20_000,
};

let community: Community;
beforeAll(async () => {
  community = await startCommunity({
    ...communityService,
    bases: {
      ...communityService.bases,
      recipes: (app) => {
        boardRoutes(app, recipes);
        searchRoute(app, { operationId: 'searchRecipes', kinds: ['recipes'] });
      },
    },
  });
}, 30_000);
afterAll(() => community.service.close());

const author = newMember();
const write = async (title: string, fields: Record<string, string> = {}, as = author) => {
  const response = await community.send('/api/recipes/write', { title, content: `${title} 내용`, ...fields }, { as });
  expect(response.statusCode).toBe(201);
  return response.json();
};
const read = async (url: string, as?: typeof author) => {
  const response = await community.ask('GET', `/api/recipes/${url}`, { as });
  return response.statusCode === 200 ? response.json() : [response.statusCode, response.json().code];
};

test('a board that is only described is written, listed, read and counted', async () => {
  const first = await write('배합표 하나');
  const second = await write('배합표 둘');
  expect(first).toMatchObject({ title: '배합표 하나', mayEdit: true, version: 1, mine: true });
  expect(await read('view')).toMatchObject({
    total: 2,
    data: [{ recipeId: second.recipeId, type: 'recipes', views: 0 }, { recipeId: first.recipeId }],
  });
  await community.ask('POST', '/api/recipes/seen', { body: { recipeId: first.recipeId } });
  expect(await read(`detail?recipeId=${first.recipeId}`)).toMatchObject({
    content: '배합표 하나 내용',
    views: 1,
    mayEdit: false,
    previous: null,
    next: { recipeId: second.recipeId, title: '배합표 둘' },
  });
});

test('its posts are changed by their authors alone, and as they were seen', async () => {
  const { recipeId } = await write('처음');
  const edit = (as: typeof author, version: number) =>
    community.send(
      '/api/recipes/edit',
      { recipeId, title: '나중', content: '내용', version: `${version}` },
      {
        as,
        file: { name: '표.txt', content: '물 1' },
      },
    );
  expect((await edit(newMember(), 1)).json()).toMatchObject({ status: 403, code: 'not-author' });
  expect((await edit(author, 1)).json()).toMatchObject({ title: '나중', version: 2, fileName: '표.txt' });
  expect((await edit(author, 1)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await community.ask('GET', `/api/recipes/attachment?recipeId=${recipeId}`)).body).toBe('물 1');
});

test('its posts go to the trash and come back, with lists, counts and searches', async () => {
  const { recipeId } = await write('곡물 반죽 ㈜한빛');
  const q = encodeURIComponent('(주)한빛');
  const found = async () => [
    (await read(`view?title=${q}`)).total,
    (await read(`search?q=${q}`)).map((group: { kind: string; found: number; hits: { path: string }[] }) => [
      group.kind,
      group.found,
      group.hits.map(({ path }) => path),
    ]),
  ];
  const shown = [1, [['recipes', 1, [`/recipes/${recipeId}`]]]];
  expect(await found()).toEqual(shown);
  const body = { recipeId, version: 1 };
  expect((await community.ask('POST', '/api/recipes/remove', { as: newMember(), body })).statusCode).toBe(403);
  expect((await community.ask('POST', '/api/recipes/remove', { as: author, body })).json()).toBe(1);
  expect(await found()).toEqual([0, []]);
  expect(await read(`detail?recipeId=${recipeId}`)).toEqual([404, 'recipes-not-found']);
  expect((await community.ask('POST', '/api/recipes/restore', { as: newAdmin(), body })).json()).toBe(1);
  expect(await found()).toEqual(shown);
  const history = await community.service.db('revisions').where({ kind: 'recipes', itemId: String(recipeId) });
  expect(history).toHaveLength(1);
});

test('the boards beside it have none of its posts, also of the same number', async () => {
  const classroomId = await community.post(author);
  expect((await read(`detail?recipeId=${classroomId}`)).title).toBe('배합표 하나');
  expect((await community.ask('GET', `/api/classroom/detail?classroomId=${classroomId}`)).json().title).toBe('제목');
  expect((await community.ask('GET', '/api/classroom/view')).json().total).toBe(1);
  expect((await community.ask('GET', '/api/news/view?type=all')).json().total).toBe(0);
});
