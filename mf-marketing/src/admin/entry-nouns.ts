import type { EntryField } from './entry.ts';

/** A kind of content as its admin views need it. */
export interface EntryNoun {
  /** Below `/api/content/admin/` and `/admin/marketing/`. */
  path: string;
  fields: readonly EntryField[];
  /** Inputs that the list shows; the first one names an entry. */
  columns: readonly string[];
}

const line = (name: string, more: Partial<EntryField> = {}): EntryField => ({ name, kind: 'line', ...more });
const bilingual = (name: string, more: Partial<EntryField> = {}): EntryField =>
  line(name, { isBilingual: true, ...more });

const contact = [line('phone'), line('secondPhone', { isOptional: true }), line('fax'), line('email')];

const timeline: EntryNoun = {
  path: 'timeline',
  fields: [bilingual('title'), { name: 'happenedOn', kind: 'date' }],
  columns: ['titleKo', 'happenedOn'],
};

const cases: EntryNoun = {
  path: 'cases',
  fields: [
    bilingual('company'),
    line('industryKey'),
    bilingual('industry'),
    bilingual('project'),
    bilingual('details', { kind: 'paragraph' }),
  ],
  columns: ['companyKo', 'industryKo', 'projectKo'],
};

const slides: EntryNoun = {
  path: 'slides',
  fields: [
    bilingual('title'),
    bilingual('text', { kind: 'paragraph' }),
    line('link'),
    { name: 'hasWebEqApplicationButton', kind: 'yes-no' },
    { name: 'hasQuestionButton', kind: 'yes-no' },
  ],
  columns: ['titleKo', 'link'],
};

const offices: EntryNoun = {
  path: 'offices',
  fields: [
    { name: 'key', kind: 'office-key', isFixed: true },
    bilingual('title'),
    bilingual('address'),
    { name: 'latitude', kind: 'number' },
    { name: 'longitude', kind: 'number' },
    bilingual('subwayStation', { isOptional: true }),
    bilingual('subwayDirections', { isOptional: true }),
    bilingual('busStop'),
    { name: 'busNumbers', kind: 'list' },
    bilingual('busDirections'),
    ...contact,
  ],
  columns: ['titleKo', 'addressKo'],
};

/** Path below `/admin/marketing/` → noun. */
export const entryNouns: ReadonlyMap<string, EntryNoun> = new Map(
  [timeline, cases, slides, offices].map((noun) => [noun.path, noun]),
);

/** The company's own row: contact data that stands on many pages. */
export const companyNoun: EntryNoun = {
  path: 'company',
  fields: [
    bilingual('name'),
    line('companyNumber'),
    { name: 'foundedYear', kind: 'number' },
    ...contact,
    { name: 'smwpPhones', kind: 'list' },
    line('videoChannelUrl'),
  ],
  columns: ['nameKo'],
};
