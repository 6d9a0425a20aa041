import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockApi, problemResponse, type ApiCall } from '../../testing/index.ts';
import { confirmQuestion, openSample, sampleSection } from '../testing/open-sample.ts';
import { pagedRooms, rooms, sampleField, sampleRoom, type Room } from '../testing/sample-resource.ts';
import { ResourceList } from './resource-list.tsx';
import { resourcePages } from './resource-pages.tsx';

const api = mockApi();
const LIST = 'GET /api/sample/admin/rooms';
const DESCRIBE = 'GET /api/sample/admin/resources';
const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).hasAttribute('aria-disabled');
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

afterEach(cleanup);

describe('a whole list', () => {
  let stored: ReturnType<typeof sampleRoom>[];
  beforeEach(() => {
    stored = [sampleRoom('1'), sampleRoom('2', { floor: 'second', titleEn: null }), sampleRoom('3', { hidden: true })];
    api.answer(DESCRIBE, [rooms]);
    api.answer(LIST, () => stored);
  });

  test('shows what names an entry first, then what is listed, with options and dates as people read them', async () => {
    await openSample('rooms');
    await screen.findByText('강의실 1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['이름', '층', '연 날', '상태', '수정일', '작업']),
    );
    expect(rows()).toEqual([
      expect.stringMatching(/강의실 1.*1층.*2024\.05\.01.*표시 중.*2026\.12\.01 10:05/),
      expect.stringMatching(/강의실 2.*2층.*한국어만/),
      expect.stringMatching(/강의실 3.*숨김/),
    ]);
    expect(api.calls(DESCRIBE)).toHaveLength(1);
  });

  test('comes in the order of a field where nothing is ordered by hand, and says who changed an entry last', async () => {
    stored = ['나', '다', '가'].map((titleKo) => sampleRoom(titleKo, { titleKo, updatedBy: '박관리' }));
    api.answer(DESCRIBE, [{ ...rooms, isOrdered: false, sort: 'titleKo' }]);
    await openSample('rooms');
    await screen.findByText('다');
    expect(rows().map((text) => text[0])).toEqual(['가', '나', '다']);
    expect(rows()[0]).toContain('박관리');
    expect(screen.queryByRole('button', { name: '나 위로' })).toBeNull();
  });

  test.each([true, false])(
    'has nothing to write with for an admin who may only read, whole or in pages: %s',
    async (isWhole) => {
      const resource = { ...(isWhole ? rooms : pagedRooms), mayWrite: false };
      api.answer(DESCRIBE, [resource]);
      api.answer(LIST, isWhole ? stored : { page: 1, pageSize: 20, total: 3, data: stored });
      await openSample('rooms');
      await screen.findByRole('link', { name: '강의실 1' });
      expect(screen.queryByRole('button', { name: /삭제|숨기기|위로/ })).toBeNull();
      expect(screen.queryByRole('link', { name: /추가|휴지통/ })).toBeNull();
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.queryByRole('columnheader', { name: '작업' })).toBeNull();
    },
  );

  test('speaks the language of the page, in the words of the resource and of the kit', async () => {
    const page = await openSample('rooms', 'en');
    await screen.findByText('강의실 1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rooms');
    expect(page.head().title).toContain('Rooms');
    expect(rows()[1]).toMatch(/second.*Shown.*Korean only.*Hide.*Delete/);
    expect(screen.getByRole('link', { name: 'Trash' })).toBeTruthy();
  });

  test('is moved in the order of what the filter leaves, and sent with the order that was seen', async () => {
    stored = [stored[0]!, stored[2]!, sampleRoom('4', { floor: 'second' }), stored[1]!];
    api.answer('PUT /api/sample/admin/rooms/order', () => stored);
    const page = await openSample('rooms');
    await screen.findByText('강의실 1');
    choose('층', 'second');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect([isDisabled('강의실 4 위로'), isDisabled('강의실 2 아래로')]).toEqual([true, true]);
    fireEvent.click(button('강의실 2 위로'));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 강의실 2 항목을 1번째로 옮겼습니다']));
    expect(api.calls('PUT /api/sample/admin/rooms/order')[0]?.body).toEqual({
      entryIds: ['1', '3', '2', '4'],
      seenIds: ['1', '3', '4', '2'],
    });
    choose('상태', 'shown');
    await waitFor(() => expect(isDisabled('강의실 2 위로')).toBe(true));
    expect(page.url()).toBe('/admin/sample/rooms?floor=second&state=shown');
  });

  test('removes entries into the trash and brings them back as they were removed', async () => {
    const all = stored;
    const ids = ['1', '2'];
    for (const id of ids) {
      api.answer(`DELETE /api/sample/admin/rooms/${id}`, () => {
        stored = stored.filter(({ entryId }) => entryId !== id);
        return 1;
      });
      api.answer(`POST /api/sample/admin/rooms/${id}/restore`, () => {
        stored = all;
        return all[0];
      });
    }
    const page = await openSample('rooms');
    for (const id of ids) fireEvent.click(await screen.findByRole('checkbox', { name: `강의실 ${id} 선택` }));
    fireEvent.click(button('삭제 (2)'));
    expect(await confirmQuestion(page, true)).toBe('강의실 1\n강의실 2');
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 2개 항목을 되돌렸습니다']));
    expect(api.calls('DELETE /api/sample/admin/rooms/1')[0]?.query.get('version')).toBe('3');
    for (const id of ids)
      expect(api.calls(`POST /api/sample/admin/rooms/${id}/restore`)[0]?.body).toEqual({ version: 3 });
  });

  test('of a resource without a trash says that what is removed is gone, and offers no way back', async () => {
    api.answer(DESCRIBE, [{ ...rooms, hasTrash: false, isHideable: false }]);
    api.answer('DELETE /api/sample/admin/rooms/1', 1);
    const page = await openSample('rooms');
    fireEvent.click(await screen.findByRole('button', { name: '강의실 1 삭제' }));
    expect(screen.queryByRole('link', { name: '휴지통' })).toBeNull();
    expect(screen.queryByRole('button', { name: '강의실 1 숨기기' })).toBeNull();
    expect(await confirmQuestion(page, true)).toBe('강의실 1 항목은 완전히 삭제됩니다.');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 강의실 1 항목을 삭제했습니다']));
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  });

  test('has the columns and buttons that its section adds', async () => {
    const pages = resourcePages<Room>({
      base: '/api/sample/admin',
      home: '/admin/sample',
      columns: [{ id: 'code', header: '기호', cell: ({ code }) => code, value: ({ code }) => code }],
      RowActions: ({ entry, onDone }) => <button onClick={onDone}>{`${entry.titleKo} 복사`}</button>,
    });
    await openSample('rooms', 'ko', sampleSection([], { pages }));
    await screen.findByText('r-1');
    fireEvent.click(button('강의실 1 복사'));
    await waitFor(() => expect(api.calls(LIST)).toHaveLength(2));
  });
});

describe('a list in pages', () => {
  const page = (more: object = {}) => ({
    data: [sampleRoom('1'), sampleRoom('2')],
    total: 12,
    page: 1,
    pageSize: 10,
    pageCount: 2,
    ...more,
  });
  const queries = () => api.calls(LIST).map(({ query }) => Object.fromEntries(query));
  beforeEach(() => {
    api.answer(DESCRIBE, [pagedRooms]);
    api.answer(LIST, ({ query }: ApiCall) => page({ page: Number(query.get('page')) }));
  });

  test('is searched, sorted, filtered and paged by the service, and the URL keeps it', async () => {
    const opened = await openSample('rooms');
    await screen.findByText('강의실 1');
    expect(screen.queryByRole('button', { name: '강의실 1 위로' })).toBeNull();
    choose('층', 'second');
    await waitFor(() => expect(queries()).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: '이름' }));
    await waitFor(() => expect(queries()).toHaveLength(3));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '큰' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(queries()).toHaveLength(4));
    fireEvent.click(screen.getByRole('link', { name: '2 페이지' }));
    await waitFor(() => expect(queries()).toHaveLength(5));
    const first = { page: '1', pageSize: '10' };
    expect(queries()).toEqual([
      { ...first, sort: '-titleKo' },
      { ...first, sort: '-titleKo', floor: 'second' },
      { ...first, sort: 'titleKo', floor: 'second' },
      { ...first, sort: 'titleKo', floor: 'second', search: '큰' },
      { ...first, page: '2', sort: 'titleKo', floor: 'second', search: '큰' },
    ]);
    expect(new URL(opened.url(), location.origin).searchParams.get('search')).toBe('큰');
  });

  test('sorts only by what the service sorts by', async () => {
    await openSample('rooms');
    await screen.findByText('강의실 1');
    const sorted = screen.getByRole('combobox', { name: '정렬' });
    expect([...(sorted as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['titleKo', '-titleKo']);
  });

  test('has the columns that a section makes of the ordinary ones, and its buttons for ticked rows', async () => {
    const computed = [sampleField('guests', 'number', '손님', { isListed: true, isSorted: true })];
    api.answer(DESCRIBE, [{ ...pagedRooms, computed }]);
    api.answer(LIST, page({ data: [{ ...sampleRoom('1'), guests: 31 }] }));
    const pages = resourcePages<Room>({
      base: '/api/sample/admin',
      home: '/admin/sample',
      columns: (ordinary) => [
        ...ordinary.filter(({ id }) => id === 'titleKo' || id === 'guests'),
        { id: 'code', header: '기호', cell: ({ code }) => code },
      ],
      BulkActions: ({ chosen, onDone }) => <button onClick={onDone}>{`닫기 (${chosen.length})`}</button>,
    });
    await openSample('rooms', 'ko', sampleSection([], { pages }));
    await screen.findByText('r-1');
    expect(rows()).toEqual([expect.stringMatching(/강의실 1.*31.*r-1/)]);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(-3)).toEqual(['이름', '손님', '기호']);
    fireEvent.click(screen.getAllByRole('checkbox').at(-1)!);
    expect(screen.queryByRole('button', { name: '삭제 (1)' })).toBeNull();
    fireEvent.click(button('닫기 (1)'));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').at(-1)?.checked).toBe(false);
  });

  test('is filtered by what is computed', async () => {
    const options = [{ value: 'full', label: { ko: '가득', en: 'Full' } }];
    api.answer(DESCRIBE, [
      { ...pagedRooms, computed: [sampleField('state', 'select', '자리', { isFiltered: true, options })] },
    ]);
    await openSample('rooms');
    await screen.findByText('강의실 1');
    choose('자리', 'full');
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ state: 'full' }));
  });

  test('has the filters, words and further controls of its section', async () => {
    const computed = [
      sampleField('houseId', 'number', '건물', { isFiltered: true }),
      sampleField('guestId', 'number', '손님', { isFiltered: true }),
    ];
    const resource = { ...pagedRooms, computed };
    const Page = () => (
      <ResourceList<Room>
        resource={resource}
        searchLabel="이름과 안내"
        filters={(ordinary) => [
          ...ordinary.filter(({ id }) => id === 'houseId').map((filter) => ({ ...filter, options: houses })),
          ...ordinary.filter(({ id }) => id === 'floor').map((filter) => ({ ...filter, label: '몇 층' })),
        ]}
        empty={(isChanged) => (isChanged ? '그런 방은 없습니다' : '방이 없습니다')}
      >
        <button>모두에게 알리기</button>
      </ResourceList>
    );
    const houses = [
      { value: '', label: '전체' },
      { value: '7', label: '본관' },
    ];
    const route = { id: 'own', path: '/admin/sample/own', access: 'editor' as const, page: async () => ({ Page }) };
    await openSample('own', 'ko', sampleSection([route]));
    await screen.findByText('강의실 1');
    expect(screen.getByRole('searchbox', { name: '이름과 안내' })).toBeTruthy();
    expect(button('모두에게 알리기')).toBeTruthy();
    const narrowing = ['건물', '몇 층', '손님', '층'].map((name) => screen.queryByRole('combobox', { name }) !== null);
    expect(narrowing).toEqual([true, true, false, false]);
    api.answer(LIST, page({ data: [], total: 0, pageCount: 1 }));
    choose('건물', '7');
    expect(await screen.findByText('그런 방은 없습니다')).toBeTruthy();
    expect(queries().at(-1)).toMatchObject({ houseId: '7' });
  });

  test('is filtered by no number whose choices the service cannot name', async () => {
    api.answer(DESCRIBE, [
      { ...pagedRooms, computed: [sampleField('houseId', 'number', '건물', { isFiltered: true })] },
    ]);
    await openSample('rooms');
    await screen.findByText('강의실 1');
    expect(screen.queryByRole('combobox', { name: '건물' })).toBeNull();
    expect(screen.getByRole('combobox', { name: '층' })).toBeTruthy();
  });

  test('that no call of the resource changes has moments in the time of Seoul, and what its section does with ticked rows', async () => {
    const { fields } = pagedRooms;
    const cleanedAt = sampleField('cleanedAt', 'moment', '청소', { isListed: true });
    api.answer(DESCRIBE, [
      { ...pagedRooms, fields: [...fields, cleanedAt], rights: { read: 'editor', write: '' }, mayWrite: false },
    ]);
    const { updatedAt: _updatedAt, ...room } = { ...sampleRoom('1'), cleanedAt: '2026-12-01T01:05:00.000Z' };
    api.answer(LIST, page({ data: [room] }));
    const pages = resourcePages<Room>({
      base: '/api/sample/admin',
      home: '/admin/sample',
      BulkActions: ({ chosen }) => <button>{`알리기 (${chosen.length})`}</button>,
    });
    await openSample('rooms', 'ko', sampleSection([], { pages }));
    await screen.findByText('강의실 1');
    expect(rows()).toEqual([expect.stringMatching(/강의실 1.*2026\.12\.01 10:05/)]);
    for (const name of ['수정일', '작업']) expect(screen.queryByRole('columnheader', { name })).toBeNull();
    fireEvent.click(screen.getAllByRole('checkbox').at(-1)!);
    expect(button('알리기 (1)')).toBeTruthy();
  });

  test('has no search where the service searches nothing', async () => {
    api.answer(DESCRIBE, [{ ...pagedRooms, hasSearch: false }]);
    await openSample('rooms');
    await screen.findByText('강의실 1');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('combobox', { name: '층' })).toBeTruthy();
  });

  test('is exported by the service as it is narrowed', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    api.answer('GET /api/sample/admin/rooms/export', 'a,b');
    await openSample('rooms?floor=second');
    await screen.findByText('강의실 1');
    fireEvent.click(button('CSV 내려받기'));
    const exported = () => api.calls('GET /api/sample/admin/rooms/export');
    await waitFor(() => expect(exported()).toHaveLength(1));
    expect(Object.fromEntries(exported()[0]!.query)).toEqual({
      sort: '-titleKo',
      floor: 'second',
      format: 'csv',
      lang: 'ko',
    });
  });

  test('that nothing fits, or that cannot be read, says so', async () => {
    api.answer(LIST, page({ data: [], total: 0, pageCount: 1 }));
    const opened = await openSample('rooms?search=x');
    expect(await screen.findByText('찾는 항목이 없습니다')).toBeTruthy();
    opened.unmount();
    api.answer(LIST, () => problemResponse(503, 'unavailable'));
    await openSample('rooms');
    expect(await screen.findByText('목록을 불러오지 못했습니다')).toBeTruthy();
  });
});

describe('the pages of resources', () => {
  test('are none for a resource that the service does not describe, until it does', async () => {
    api.answer(DESCRIBE, []);
    api.answer(LIST, []);
    const page = await openSample('rooms');
    expect(page.status()).toBe(404);
    api.answer(DESCRIBE, [rooms]);
    await page.navigate('/admin/sample/rooms?page=1');
    expect(await screen.findByText('등록된 항목이 없습니다')).toBeTruthy();
  });

  test('offer another try while the service does not respond', async () => {
    api.answer(DESCRIBE, () => problemResponse(503, 'unavailable'));
    const page = await openSample('rooms');
    expect(page.status()).toBe(503);
    api.answer(DESCRIBE, [rooms]);
    api.answer(LIST, []);
    fireEvent.click(await screen.findByRole('button', { name: /다시/ }));
    expect(await screen.findByText('등록된 항목이 없습니다')).toBeTruthy();
  });

  test('are three addresses that a resource may not have', async () => {
    api.answer(DESCRIBE, [
      { ...rooms, hasTrash: false },
      { ...rooms, path: 'house', isSingle: true },
    ]);
    for (const path of ['rooms/trash', 'house/7']) {
      const page = await openSample(path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('찾을 수 없');
      page.unmount();
    }
  });
});
