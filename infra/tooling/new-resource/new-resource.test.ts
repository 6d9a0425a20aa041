import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { nameFaultOf, takenFaultOf, wordFaultOf } from './check-new-resource.ts';
import { namesOf, pluralOf, titleOf } from './resource-names.ts';
import { writeResource } from './write-resource.ts';

/** As much of a checkout as the generator reads. */
const copied = [
  'infra/docs/retention.md',
  'infra/tooling/new-resource/template',
  ...['content', 'education', 'account', 'community', 'support'].flatMap((service) =>
    ['package.json', 'openapi.json', 'migrations', 'src/service.ts', 'src/retention.ts', 'src/reads.db.test.ts'].map(
      (file) => `services/${service}/${file}`,
    ),
  ),
  'services/content/src/resources.ts',
  'services/support/src/resources.ts',
  'services/support/openapi-email.json',
  'mf-support/src/admin/pages/resources.ts',
  'services/content/src/service.db.test.ts',
  'services/content/src/features/offices',
  ...['marketing', 'education', 'community', 'support'].flatMap((section) =>
    ['section.ts', 'src/routes.ts', 'src/admin/routes.ts', 'locales/ko/admin.json', 'locales/en/admin.json'].map(
      (file) => `mf-${section}/${file}`,
    ),
  ),
].filter((file) => file !== 'mf-education/src/admin/routes.ts');

let root: string;

function copyCheckout(): void {
  root = mkdtempSync(path.join(tmpdir(), 'portal-new-resource-'));
  for (const file of copied) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(projectRoot, file), path.join(root, file), { recursive: true });
  }
}
const removeCopy = () => rmSync(root, { recursive: true, force: true });

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const change = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(path.join(root, file), read(file).replace(from, to));
};
const make = (service: string, name: string) =>
  writeResource(root, namesOf(root, { service, name, ko: '쪽지', en: titleOf(name) }));
/** How many lines more a folder has. */
const linesIn = (written: ReturnType<typeof make>, folder: string) =>
  written
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, text, isNew }) => {
      const before = isNew ? '' : readFileSync(path.join(projectRoot, file), 'utf8');
      return text.split('\n').length - before.split('\n').length;
    })
    .reduce((sum, count) => sum + count, 0);
const textsBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}: ${readFileSync(path.join(parentPath, name), 'utf8')}`);

describe('names', () => {
  test.each([
    ['notice', 'notices'],
    ['branch', 'branches'],
    ['Company story', 'Company stories'],
    ['key', 'keys'],
  ])('several of "%s" are "%s"', (one, many) => expect(pluralOf(one)).toBe(many));

  test('of a resource follow from its name', () => {
    expect(namesOf(projectRoot, { service: 'content', name: 'sale-notice', ko: '할인', en: 'Sale notice' })).toEqual({
      service: 'content',
      name: 'sale-notice',
      ko: '할인',
      en: 'Sale notice',
      names: 'sale-notices',
      table: 'sale_notices',
      variable: 'saleNotice',
      variables: 'saleNotices',
      model: 'SaleNotice',
      many: 'Sale notices',
      base: 'content',
      section: 'marketing',
      home: '/admin/marketing',
    });
  });

  test.each(['Notice', 'n', '1st', 'notice-', 'two words', 'resource', 'n'.repeat(31)])('"%s" is none', (name) =>
    expect(nameFaultOf(name)).toMatch(/no name for a resource/),
  );

  test.each(['notice', 'sale-notice', 'top10'])('"%s" is one', (name) => expect(nameFaultOf(name)).toBeUndefined());

  test('words are one line', () => {
    expect(wordFaultOf('공지 사항')).toBeUndefined();
    for (const word of ['', ' ', 'two\nlines', 'n'.repeat(41)]) expect(wordFaultOf(word)).toMatch(/no word for menus/);
  });
});

describe('a resource is refused', () => {
  test.each([
    ['of a service that there is not', 'careers', 'notice', /no service "careers": use one of account, community/],
    ['of a service without a section', 'account', 'notice', /account belongs to no section/],
    ['whose folder is there', 'content', 'office', /features\/offices is there already/],
    [
      'whose call is there',
      'education',
      'mail-template',
      /education has a call \/api\/education\/admin\/mail-templates already/,
    ],
    ['whose model is there', 'content', 'customer-case', /has a model EditableCustomerCase already/],
    ['whose table is there', 'community', 'news-item', /community has a table news_items already/],
  ])('%s', (_title, service, name, reason) => {
    const check = () => takenFaultOf(projectRoot, namesOf(projectRoot, { service, name, ko: name, en: name }));
    expect(() => {
      throw new Error(check());
    }).toThrow(reason);
  });
});

describe('nothing is written', () => {
  beforeEach(copyCheckout);
  afterEach(removeCopy);

  test('where a view is there already', () => {
    change('mf-marketing/section.ts', "path: '/admin/marketing/media'", "path: '/admin/marketing/sample-notes'");
    expect(() => make('content', 'sample-note')).toThrow(/section\.ts has '\/admin\/marketing\/sample-notes' already/);
  });

  test('where a service lists its resources elsewhere', () => {
    change('services/education/src/service.ts', 'searchRoute(app,', 'resourceRoutes(app, []);\n  searchRoute(app,');
    expect(() => make('education', 'sample-note')).toThrow(
      /serves resources that are not listed in .*src\/resources\.ts/,
    );
  });

  test('where a place is missing, saying what to add by hand; what was added is left as it is', () => {
    const before = textsBelow('.');
    writeFileSync(path.join(root, 'services/content/src/retention.ts'), 'export const contentRetention = {};\n');
    expect(() => make('content', 'sample-note')).toThrow(
      /services\/content\/src\/retention\.ts has no ".*Retention = \{ … \};"\. Add this there by hand and start again:\n\nsample_notes: /,
    );
    expect(textsBelow('.')).toHaveLength(before.length);
    const row = "sample_notes: { kept: 'content of the site; removed ones 30 days, by their trash' }";
    const retention = `export const contentRetention: Retention = {\n  ${row},\n};\n`;
    writeFileSync(path.join(root, 'services/content/src/retention.ts'), retention);
    make('content', 'sample-note');
    expect(read('services/content/src/retention.ts')).toBe(retention);
  });
});

describe('a resource', () => {
  beforeEach(copyCheckout);
  afterEach(removeCopy);

  test('joins those that its service and section have, in few lines', () => {
    const written = make('content', 'sample-note');
    expect(linesIn(written, 'services/content')).toBeLessThanOrEqual(60);
    expect(linesIn(written, 'mf-marketing')).toBeLessThanOrEqual(20);
    expect(written.filter(({ isNew }) => isNew).map(({ file }) => file)).toEqual([
      expect.stringMatching(/^services\/content\/migrations\/\d{3}-sample-notes\.ts$/),
      'services/content/src/features/sample-notes/sample-note-resource.ts',
    ]);
    expect(read('services/content/src/resources.ts')).toMatch(/Resource,\s+sampleNoteResource,\s*\];/);
    expect(read('services/content/migrations/index.ts')).toMatch(/'\d{3}-sample-notes': sampleNotes,\n\};/);
    expect(read('infra/docs/retention.md')).toContain('| content | `sample_notes` | kept |');
    expect(read('mf-marketing/section.ts')).toMatch(
      /\{ id: 'sample-notes', path: '\/admin\/marketing\/sample-notes', order: \d+, icon: 'file', access: 'editor' \},\n {2}\],/,
    );
    expect(JSON.parse(read('mf-marketing/locales/ko/admin.json'))).toMatchObject({
      admin: { views: { 'sample-notes': '쪽지', 'sample-notesText': '쪽지 목록을 관리합니다.' } },
    });
    expect(written.map(({ text }) => text).join('')).not.toMatch(/__[a-z]+__/);
  });

  test('is the first of a service, which then serves resources and shows them', () => {
    make('education', 'sample-note');
    const service = read('services/education/src/service.ts');
    expect(service).toContain('serveResources(scope, resources, [trainings.entries, listed]);');
    expect(service).toContain("import { resources } from './resources.ts';");
    expect(read('services/education/src/resources.ts')).toContain('export const resources = [sampleNoteResource];');
    expect(read('mf-education/src/routes.ts')).toContain("'./admin/pages/resources.ts'");
    expect(read('mf-education/src/admin/pages/resources.ts')).toContain(
      "resourcePages({ base: '/api/education/admin', home: '/admin/education' })",
    );
  });

  test('after the first needs no more wiring, and the first one little', () => {
    const written = make('community', 'sample-note');
    expect(linesIn(written, 'services/community')).toBeLessThanOrEqual(60);
    expect(linesIn(written, 'mf-community')).toBeLessThanOrEqual(20);
    expect(read('services/community/src/service.ts')).toMatch(/defineService\(\{[^]*\n {2}resources,\n\}\);/);
    const before = ['services/community/src/service.ts', 'mf-community/src/admin/routes.ts'].map(read);
    make('community', 'sample-memo');
    expect(['services/community/src/service.ts', 'mf-community/src/admin/routes.ts'].map(read)).toEqual(before);
    expect(read('services/community/src/resources.ts')).toMatch(/\[sampleNoteResource,\s+sampleMemoResource,?\s*\];/);
  });

  test('is served and shown below the base of those that its section shows already', () => {
    const [service, pages] = ['services/support/src/service.ts', 'mf-support/src/admin/pages/resources.ts'].map(read);
    make('support', 'sample-note');
    expect(read('services/support/src/resources.ts')).toMatch(/\[cannedReplyResource,\s+sampleNoteResource,?\s*\];/);
    expect(read('services/support/src/service.ts')).toBe(service);
    expect(read('mf-support/src/admin/pages/resources.ts')).toBe(pages);
    expect(() => make('support', 'inquiry')).toThrow(/support has a call \/api\/email\/admin\/inquiries/);
  });

  test('brings the migrations of the kit that its service lacks, before its own', () => {
    const index = 'services/support/migrations/index.ts';
    for (const name of ['revisionMigration', 'foldedListsMigration'])
      writeFileSync(path.join(root, index), read(index).replaceAll(new RegExp(`.*\\b${name}\\b.*\n`, 'g'), ''));
    make('support', 'sample-note');
    const [revisions, lists, table] = [
      ...read(index).matchAll(/'(\d+)-(?:revisions|folded-lists|sample-notes)': /g),
    ].map(([, number]) => Number(number));
    expect([lists, table]).toEqual([revisions! + 1, revisions! + 2]);
    expect(read(index)).toMatch(
      /import \{[^}]*\brevisionMigration, foldedListsMigration\b[^}]*\} from '@portal\/service-kit'/,
    );
    expect(read(`services/support/migrations/${String(table).padStart(3, '0')}-sample-notes.ts`)).toContain(
      'create table sample_notes',
    );
  });
});
