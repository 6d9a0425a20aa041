import { idempotencyMigration } from '../../idempotency/idempotency-migration.ts';
import { foldedListsMigration } from '../../lists/text-search.ts';
import { revisionMigration } from '../../revisions/revision-migration.ts';
import { defineService } from '../../service/definition.ts';
import { createTestService } from '../../testing/create-test-service.ts';
import type { TestService } from '../../testing/create-test-service.ts';
import { defineResource } from '../define-resource.ts';
import { checkbox, date, list, markdown, multiselect, number, select, text, textarea, time } from '../fields.ts';
import { serveResources } from '../resource-routes.ts';

const labelled = (ko: string, en: string) => ({ label: { ko, en } });

/** In pages, in two languages, with everything that a field may be. */
export const courseResource = defineResource({
  name: 'sample-course',
  path: 'courses',
  table: 'courses',
  words: { one: { ko: '과정', en: 'Course' }, many: { ko: '과정', en: 'courses' } },
  title: 'title',
  rights: { read: 'agent', write: 'editor' },
  order: '-startDate',
  trash: true,
  constraints: { courses_room_key: 'room', place_is_whole: 'placeEn' },
  fields: {
    title: text({
      ...labelled('제목', 'Title'),
      bilingual: true,
      required: true,
      listed: true,
      sorted: true,
      searched: true,
      exported: true,
    }),
    state: select({
      ...labelled('상태', 'State'),
      options: { open: { ko: '모집', en: 'Open' }, closed: { ko: '마감', en: 'Closed' } },
      default: 'open',
      filtered: true,
      exported: true,
    }),
    startDate: date({ ...labelled('시작일', 'First day'), required: true, sorted: true, exported: true }),
    endDate: date({ ...labelled('종료일', 'Last day'), sorted: true }),
    startTime: time({ ...labelled('시작 시간', 'Begins at'), exported: true }),
    seats: number({
      ...labelled('정원', 'Seats'),
      minimum: 1,
      maximum: 100,
      default: 20,
      sorted: true,
      exported: true,
    }),
    place: text({ ...labelled('장소', 'Place'), bilingual: true, maxLength: 40 }),
    room: text(labelled('강의실', 'Room')),
    isOnline: checkbox({ ...labelled('온라인', 'Online'), exported: true }),
    tags: list({ ...labelled('태그', 'Tags'), maxItems: 3, exported: true }),
    days: multiselect({
      ...labelled('요일', 'Days'),
      options: { mon: { ko: '월', en: 'Mon' }, tue: { ko: '화', en: 'Tue' } },
      exported: true,
    }),
    content: markdown(labelled('내용', 'Content')),
    note: textarea(labelled('메모', 'Note')),
    teacher: text({ ...labelled('강사', 'Teacher'), personal: true }),
  },
  rules: ({ startDate, endDate }) => ({
    endDate: endDate !== null && endDate < startDate ? 'end-before-start' : undefined,
  }),
});

/** In an order by hand, hidden or shown, named by a key that is chosen. */
export const shelfResource = defineResource({
  name: 'shelf',
  path: 'shelves',
  table: 'shelves',
  key: 'code',
  words: { one: { ko: '선반', en: 'Shelf' }, many: { ko: '선반', en: 'Shelves' } },
  title: 'name',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  fields: {
    code: text({ ...labelled('코드', 'Code'), required: true, fixed: true }),
    name: text({ ...labelled('이름', 'Name'), required: true, exported: true }),
  },
});

/** Without a trash. */
const labelResource = defineResource({
  name: 'label',
  path: 'labels',
  table: 'labels',
  words: { one: { ko: '꼬리표', en: 'Label' }, many: { ko: '꼬리표', en: 'Labels' } },
  title: 'name',
  rights: { read: 'editor', write: 'manager' },
  order: 'manual',
  fields: { name: text({ ...labelled('이름', 'Name'), required: true }) },
});

/** Short: it comes whole, in the order of a field. */
const phraseResource = defineResource({
  name: 'phrase',
  path: 'phrases',
  table: 'phrases',
  keyName: 'id',
  words: { one: { ko: '문구', en: 'Phrase' }, many: { ko: '문구', en: 'Phrases' } },
  title: 'name',
  rights: { read: 'agent', write: 'manager' },
  order: 'name',
  whole: true,
  most: 3,
  updatedBy: true,
  fields: { name: text({ ...labelled('이름', 'Name'), required: true, sorted: true }) },
});

/** The only row. */
const settingsResource = defineResource({
  name: 'sample-settings',
  path: 'settings',
  table: 'settings',
  key: 'one_row',
  words: { one: { ko: '설정', en: 'Settings' }, many: { ko: '설정', en: 'Settings' } },
  title: 'inbox',
  rights: { read: 'manager', write: 'manager', stepUp: 'mail' },
  actions: { change: 'sample-settings.update' },
  single: true,
  fields: { inbox: text({ ...labelled('받는 곳', 'Inbox'), personal: true }) },
});

const tables = `
  create table courses (
    id integer generated always as identity primary key,
    title_ko text not null, title_en text, state text, start_date date not null, end_date date, start_time time,
    seats integer, place_ko text, place_en text, room text unique, is_online boolean not null, tags text[] not null,
    days text[] not null, content text, note text, teacher text,
    version integer not null default 1, updated_at timestamptz not null default now(),
    removed_at timestamptz, purge_at timestamptz,
    constraint place_is_whole check (place_en is null or place_ko is not null)
  );
  create table shelves (
    code text primary key, name text not null, position integer not null, hidden boolean not null default false,
    version integer not null default 1, updated_at timestamptz not null default now(),
    removed_at timestamptz, purge_at timestamptz
  );
  create table labels (
    id integer generated always as identity primary key, name text not null, position integer not null,
    version integer not null default 1, updated_at timestamptz not null default now()
  );
  create table phrases (
    id integer generated always as identity primary key, name text not null, updated_by text not null,
    version integer not null default 1, updated_at timestamptz not null default now()
  );
  create table settings (
    one_row boolean primary key default true check (one_row), inbox text,
    version integer not null default 1, updated_at timestamptz not null default now()
  );
  insert into settings default values`;

const resources = [courseResource, shelfResource, labelResource, phraseResource, settingsResource];

const sampleService = defineService({
  name: 'sample',
  bases: { sample: (app) => serveResources(app, resources) },
  migrations: {
    '001-tables': { up: (db) => db.raw(tables), down: async () => undefined },
    '002-revisions': revisionMigration,
    '003-idempotency': idempotencyMigration,
    '004-lists': foldedListsMigration(),
  },
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

export interface SampleResources {
  service: TestService;
  tokenOf(...sample: ('editor' | 'agent' | 'manager')[]): string;
  /** As an editor and agent of the section, or as somebody else. */
  call(
    method: Method,
    path: string,
    payload?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Awaited<ReturnType<TestService['app']['inject']>>>;
}

/** A service of the resources of this file, and calls on it. */
export async function startSampleResources(): Promise<SampleResources> {
  const service = await createTestService(sampleService);
  const tokenOf = (...sample: ('editor' | 'agent' | 'manager')[]) =>
    service.token({ id: 'u-kim', email: 'kim@example.com', name: '김하나', roles: { sample } });
  const editor = tokenOf('editor', 'agent');
  return {
    service,
    tokenOf,

    call(method, path, payload, token = editor, headers = {}) {
      return service.app.inject({
        method,
        url: `/api/sample/admin/${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload ? { payload } : {}),
      });
    },
  };
}
