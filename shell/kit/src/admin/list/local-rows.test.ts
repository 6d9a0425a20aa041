import { describe, expect, test } from '@jest/globals';
import { foundRows, pageOfRows } from './local-rows.ts';

interface Row {
  name: string;
  downloads: number;
  state: string;
}

const rows: Row[] = [
  { name: '나무 NECTOS', downloads: 10, state: 'shown' },
  { name: '가람 Smwp', downloads: 9, state: 'hidden' },
  { name: '다솜', downloads: 100, state: 'shown' },
];
const columns = [
  { id: 'name', value: ({ name }: Row) => name },
  { id: 'downloads', value: ({ downloads }: Row) => downloads },
  { id: 'actions' },
];
const filters = { state: ({ state }: Row) => state };
const query = { page: 1, pageSize: 10, sort: '', search: '', state: '' };
const found = (patch: Partial<typeof query>) =>
  foundRows(rows, { columns, filters, query: { ...query, ...patch } }).map(({ downloads }) => downloads);

describe('a list that is whole in memory', () => {
  test.each([
    [{}, [10, 9, 100]],
    [{ search: 'nectos' }, [10]],
    [{ search: '나무'.normalize('NFD') }, [10]],
    [{ search: 'smwp 가람' }, [9]],
    [{ search: 'ＳＭＷＰ' }, [9]],
    [{ search: 'smwp 나무' }, []],
    [{ state: 'shown' }, [10, 100]],
    [{ sort: 'name' }, [9, 10, 100]],
    [{ sort: '-name' }, [100, 10, 9]],
    [{ sort: 'downloads' }, [9, 10, 100]],
    [{ sort: 'actions' }, [10, 9, 100]],
  ])('leaves and orders by %j', (patch, numbers) => {
    expect(found(patch)).toEqual(numbers);
  });

  test('comes in pages, and a page after the last is the last', () => {
    expect(pageOfRows(rows, { page: 9, pageSize: 2 })).toEqual({
      data: [rows[2]],
      total: 3,
      page: 2,
      pageSize: 2,
      pageCount: 2,
    });
    expect(pageOfRows([], { page: 1, pageSize: 10 })).toMatchObject({ data: [], page: 1, pageCount: 1 });
  });
});
