import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Dialog, type PageRoute } from '@portal/kit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problemResponse } from '../../testing/index.ts';
import { openSample, sampleSection } from '../testing/open-sample.ts';
import { rooms, sampleRoom, type Room } from '../testing/sample-resource.ts';
import type { Column } from '../list/column.ts';
import type { ControlProps, Controls } from './resource-fields.tsx';
import { ResourceForm, type BesideProps } from './resource-form.tsx';
import { ResourceList } from './resource-list.tsx';
import { useResource } from './use-resource.ts';

const api = mockApi();
const ADD = 'POST /api/sample/admin/rooms';
const READ = 'GET /api/sample/admin/rooms/7';
const CHANGE = 'PATCH /api/sample/admin/rooms/7';
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = (name = '저장') => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  api.answer('GET /api/sample/admin/resources', [rooms]);
  api.answer('GET /api/sample/admin/rooms', [sampleRoom('7')]);
  api.answer(READ, sampleRoom('7'));
});
afterEach(cleanup);

describe('the form of a new entry', () => {
  test('has a control for every kind of field, with its default', async () => {
    await openSample('rooms/new');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('강의실 추가');
    const controls = [
      '기호',
      '이름 (한국어)',
      '층',
      '안내 (영어)',
      '이용 규칙',
      '자리',
      '연 날',
      '여는 시각',
      '문',
      '전화',
      '이메일',
      '지도',
    ];
    expect(
      controls.map((label) => `${field(label).localName} ${field(label).type} ${field(label).value}`.trim()),
    ).toEqual([
      'input text',
      'input text',
      'select select-one',
      'textarea textarea',
      'textarea textarea',
      'input text 20',
      'input date',
      'input time',
      'input text',
      'input tel',
      'input email',
      'input url',
    ]);
    expect(['화면', '카메라', '칠판', '사이트에 표시'].map((label) => field(label).checked)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(field('이름 (한국어)').maxLength).toBe(20);
    // A picture is chosen by a control of the section
    expect(screen.queryByLabelText('사진')).toBeNull();
  });

  test('is in the language of the page', async () => {
    await openSample('rooms/new', 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Room: add');
    expect(field('titleKo (Korean)')).toBeTruthy();
    save('Save');
    expect(screen.getAllByText('Please enter a value')).toHaveLength(4);
  });

  test('says what is missing or no number before it is sent', async () => {
    await openSample('rooms/new');
    type('자리', '마흔');
    save();
    expect(screen.getAllByText('값을 입력하세요')).toHaveLength(4);
    expect(screen.getByText('형식이 맞지 않습니다')).toBeTruthy();
    expect(document.activeElement).toBe(field('기호'));
  });

  test('is sent once, and leads to the list', async () => {
    api.answer(ADD, sampleRoom('8'));
    const page = await openSample('rooms/new');
    type('기호', 'b-1');
    type('이름 (한국어)', '큰 강의실');
    type('층', 'second');
    type('연 날', '2026-12-01');
    fireEvent.click(field('카메라'));
    fireEvent.click(field('사이트에 표시'));
    const submit = screen.getByRole('button', { name: '저장' });
    act(() => Array.from({ length: 3 }).forEach(() => submit.click()));
    await waitFor(() => expect(page.url()).toBe('/admin/sample/rooms'));
    expect(page.toasts()).toEqual(['success: 등록되었습니다']);
    expect(api.calls(ADD)).toHaveLength(1);
    expect(api.calls(ADD)[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(api.calls(ADD)[0]?.body).toMatchObject({
      code: 'b-1',
      titleKo: '큰 강의실',
      titleEn: null,
      floor: 'second',
      seats: 20,
      hasScreen: true,
      tools: ['camera'],
      doors: [],
      pictureId: null,
      hidden: true,
    });
  });
});

describe('the form of a stored entry', () => {
  test('sends everything that may change, with the version that was read', async () => {
    api.answer(CHANGE, sampleRoom('7', { version: 4 }));
    const page = await openSample('rooms/7');
    await screen.findByDisplayValue('강의실 7');
    expect(screen.queryByLabelText('기호')).toBeNull();
    type('이름 (영어)', 'Seven');
    save();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
    const { entryId: _id, updatedAt: _at, code: _code, ...stored } = sampleRoom('7');
    expect(api.calls(CHANGE)[0]?.body).toEqual({ ...stored, titleEn: 'Seven' });
  });

  test('tells what the service refuses at its field; of several boxes at the first', async () => {
    api.answer(CHANGE, () =>
      problemResponse(400, 'validation-failed', {
        errors: { titleKo: 'too-long', phone: 'phone-taken', tools: 'unheard-of' },
      }),
    );
    await openSample('rooms/7');
    await screen.findByDisplayValue('강의실 7');
    save();
    expect(await screen.findByText('너무 깁니다')).toBeTruthy();
    expect(screen.getByText('이미 있는 값입니다')).toBeTruthy();
    expect(screen.getByText('값을 확인해 주세요')).toBeTruthy();
    expect(field(/카메라/).getAttribute('aria-invalid')).toBe('true');
  });

  test('of an older state takes over what the other changed, and asks where both did', async () => {
    api.answer(CHANGE, () => problemResponse(409, 'stale-edit'));
    await openSample('rooms/7');
    await screen.findByDisplayValue('강의실 7');
    type('이름 (한국어)', '내 강의실');
    save();
    await screen.findByText(/^그 사이 다른 관리자가 먼저 저장했습니다/);
    api.answer(READ, sampleRoom('7', { version: 4, titleKo: '남의 강의실', floor: 'second' }));
    fireEvent.click(screen.getByRole('button', { name: '바뀐 내용 보기' }));
    await screen.findByText(/이름 \(한국어\).*두 사람이 모두 바꿨습니다/);
    expect([field('이름 (한국어)').value, field('층').value]).toEqual(['내 강의실', 'second']);
    api.answer(CHANGE, sampleRoom('7', { version: 5 }));
    save();
    await waitFor(() => expect(api.calls(CHANGE)).toHaveLength(2));
    expect(api.calls(CHANGE)[1]?.body).toMatchObject({ version: 4, titleKo: '내 강의실', floor: 'second' });
  });

  test('keeps what was typed through a reload', async () => {
    const page = await openSample('rooms/7');
    await screen.findByDisplayValue('강의실 7');
    type('이름 (한국어)', '아직 저장하지 않은 이름');
    expect(page.isGuarded()).toBe(true);
    page.unmount();
    await openSample('rooms/7');
    expect(await screen.findByDisplayValue('아직 저장하지 않은 이름')).toBeTruthy();
    expect(localStorage.getItem('sample.draft.rooms.7.editor@selmatrix.example')).toContain('아직 저장하지 않은 이름');
  });

  test('has a history in the words of its fields and options', async () => {
    const at = '2026-12-01T10:05:00+09:00';
    const change = {
      number: 2,
      at,
      event: 'change',
      author: 'kim@selmatrix.example',
      fields: ['floor', 'tools', 'position'],
    };
    const begin = { number: 1, at, event: 'begin', author: null, fields: [] };
    api.answer('GET /api/sample/admin/rooms/7/revisions', { mayRestore: true, revisions: [change, begin] });
    const before = { floor: 'first', tools: [], hidden: false };
    const values = { floor: 'second', tools: ['board', 'camera'], hidden: false };
    api.answer('GET /api/sample/admin/rooms/7/revisions/2', { ...change, values, before });
    await openSample('rooms/7');
    fireEvent.click(await screen.findByRole('button', { name: '변경 이력' }));
    const changes = await screen.findByRole('region', { name: '바뀐 내용' });
    expect(screen.getByRole('button', { name: /^2번째/ }).textContent).toContain('수정: 층, 장비');
    expect([...changes.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['2', '칠판, 카메라']);
  });

  test('of the only row stays after saving', async () => {
    api.answer('GET /api/sample/admin/resources', [{ ...rooms, path: 'house', isSingle: true, isHideable: false }]);
    api.answer('GET /api/sample/admin/house', sampleRoom('true'));
    api.answer('PATCH /api/sample/admin/house', sampleRoom('true', { version: 4 }));
    const page = await openSample('house');
    await screen.findByDisplayValue('강의실 true');
    expect(screen.queryByLabelText('사이트에 표시')).toBeNull();
    type('이름 (한국어)', '집');
    save();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
    expect(page.url()).toBe('/admin/sample/house');
    expect(api.calls('PATCH /api/sample/admin/house')[0]?.body).toMatchObject({ version: 3, titleKo: '집' });
  });
});

test('a control or a column of a field that an entry has not is a type error', () => {
  const form = { resource: rooms, draftName: '', onSaved: () => undefined, onShowCurrent: () => undefined };
  const columns: Column<Room>[] = [
    {
      id: 'title',
      header: '',
      // @ts-expect-error TS2339: it is called titleKo
      cell: ({ title }) => title,
    },
  ];
  // @ts-expect-error TS2353: it is called pictureId
  const controls: Controls<Room> = { pictureID: () => null };
  expect([
    <ResourceForm<Room> key="form" {...form} controls={controls} />,
    <ResourceList<Room> key="list" resource={rooms} columns={columns} />,
  ]).toHaveLength(2);
});

test('an entry is shown without a form to an admin who may only read it, and a new one not at all', async () => {
  api.answer('GET /api/sample/admin/resources', [{ ...rooms, mayWrite: false }]);
  api.answer(READ, sampleRoom('7', { notes: '첫 줄\n둘째 줄' }));
  await openSample('rooms/7');
  expect((await screen.findByText('안내 (한국어)')).nextSibling?.textContent).toBe('첫 줄\n둘째 줄');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('강의실');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /저장|변경 이력/ })).toBeNull();
  cleanup();
  await openSample('rooms/trash');
  expect(screen.queryByRole('table')).toBeNull();
});

describe('the form in a dialog', () => {
  function PictureControl({ label, value, onChange }: ControlProps) {
    return <button type="button" onClick={() => onChange('p-1')}>{`${label}: ${value}`}</button>;
  }
  const onChanged = jest.fn();

  function Preview({ body }: BesideProps<Room>) {
    return <output>{`${String(body['code'])}, ${String(body['titleKo'])}`}</output>;
  }

  function Page() {
    const resource = useResource('/api/sample/admin', 'rooms').data;
    const [opened, setOpened] = useState<{ entry?: Room; model?: Room }>();
    const [revision, setRevision] = useState(0);
    if (!resource) return null;
    return (
      <>
        <button onClick={() => setOpened({ model: sampleRoom('7', { floor: 'second' }) })}>복사</button>
        <ResourceList<Room> resource={resource} onOpen={(entry) => setOpened({ entry })} revision={revision} />
        <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title="강의실">
          {opened && (
            <ResourceForm<Room>
              {...opened}
              resource={resource}
              draftName="sample.draft.rooms"
              controls={{ pictureId: PictureControl }}
              Beside={Preview}
              errorText={(code) => (code === 'too-many' ? '너무 많습니다' : undefined)}
              onChanged={onChanged}
              onSaved={() => {
                setOpened(undefined);
                setRevision(revision + 1);
              }}
              onShowCurrent={() => undefined}
            />
          )}
        </Dialog>
      </>
    );
  }
  const route: PageRoute = {
    id: 'dialog',
    path: '/admin/sample/dialog',
    access: 'editor',
    page: async () => ({ Page }),
  };
  const open = () => openSample('dialog', 'ko', sampleSection([route]));

  test('opens from the list, which is read again after it has saved', async () => {
    api.answer(CHANGE, sampleRoom('7', { version: 4 }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '강의실 7' }));
    fireEvent.click(await screen.findByRole('button', { name: '사진:' }));
    expect(screen.getByRole('button', { name: '사진: p-1' })).toBeTruthy();
    expect(onChanged).toHaveBeenLastCalledWith(true);
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(CHANGE)[0]?.body).toMatchObject({ pictureId: 'p-1' });
    await waitFor(() => expect(api.calls('GET /api/sample/admin/rooms')).toHaveLength(2));
  });

  test('begins a copy with what is copied, and shows beside it what it would send', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '복사' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLSelectElement>('층').value).toBe('second');
    type('기호', 'c-1');
    type('이름 (한국어)', '새 강의실');
    expect(document.querySelector('output')?.textContent).toBe('c-1, 새 강의실');
  });

  test('has words of its section for rules of its own', async () => {
    api.answer(CHANGE, () => problemResponse(400, 'validation-failed', { errors: { seats: 'too-many' } }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '강의실 7' }));
    await screen.findByDisplayValue('강의실 7');
    save();
    expect(await screen.findByText('너무 많습니다')).toBeTruthy();
  });
});
