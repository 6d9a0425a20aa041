import type { CompanyChange, EntryPath, NewEntry } from '../api/entries.ts';
import type { EntryField } from './entry.ts';

/** A kind of content as its admin views need it. */
export interface EntryNoun {
  path: EntryPath;
  fields: readonly EntryField[];
  /** Inputs that the list shows; the first one names an entry. */
  columns: readonly string[];
  /** A choice among its fields by which the list is filtered. */
  filter?: string;
}

type InputName<Body> = keyof Body & string;
type BilingualName<Name> = Name extends `${infer Base}Ko` ? Base : never;

/** Fields and columns that the service has in the body of a noun. */
interface FieldsOf<Body> {
  fields: readonly (
    | (EntryField & { name: InputName<Body>; isBilingual?: undefined })
    | (EntryField & { name: BilingualName<InputName<Body>>; isBilingual: true })
  )[];
  columns: readonly InputName<Body>[];
}

type More = Partial<Pick<EntryField, 'kind' | 'isOptional'>>;

const line = <Name extends string>(name: Name, more: More = {}) => ({ name, kind: 'line' as const, ...more });
const bilingual = <Name extends string>(name: Name, more: More = {}) => ({
  ...line(name, more),
  isBilingual: true as const,
});

/** Products and solutions by the keys that the service knows them by. */
export const offers = ['web-eq', 'smwp', 'sm-io-server', 'sm-ai-farm', 'sm2s', 'sm-haccp'] as const;
const isSample = { name: 'isSample', kind: 'yes-no' } as const;

const contact = [line('phone'), line('secondPhone', { isOptional: true }), line('fax'), line('email')];

const story = <Name extends string>(name: Name) => bilingual(name, { kind: 'paragraph', isOptional: true });

const timeline: EntryNoun & FieldsOf<NewEntry<'timeline'>> = {
  path: 'timeline',
  fields: [bilingual('title'), { name: 'happenedOn', kind: 'date' }],
  columns: ['titleKo', 'happenedOn'],
};

const cases: EntryNoun & FieldsOf<NewEntry<'cases'>> = {
  path: 'cases',
  fields: [
    bilingual('company'),
    line('industryKey'),
    bilingual('industry'),
    bilingual('project'),
    bilingual('details', { kind: 'paragraph' }),
    { name: 'pictureId', kind: 'picture', isOptional: true },
    isSample,
    line('slug', { isOptional: true }),
    {
      name: 'problem',
      kind: 'choice',
      isOptional: true,
      options: ['inspection', 'data', 'monitoring', 'records', 'planning', 'climate'],
    },
    { name: 'offers', kind: 'choices', options: offers, words: 'offer' },
    story('challenge'),
    story('solution'),
    story('result'),
    story('figures'),
    story('quote'),
    bilingual('quoteBy', { isOptional: true }),
  ],
  columns: ['companyKo', 'industryKo', 'projectKo'],
};

const slides: EntryNoun & FieldsOf<NewEntry<'slides'>> = {
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

const offerFacts: EntryNoun & FieldsOf<NewEntry<'offer-facts'>> = {
  path: 'offer-facts',
  fields: [
    { name: 'offer', kind: 'choice', options: offers },
    { name: 'kind', kind: 'choice', options: ['question', 'specification', 'requirement', 'release'] },
    bilingual('title'),
    bilingual('text', { kind: 'paragraph' }),
    isSample,
  ],
  columns: ['titleKo', 'offer', 'kind'],
  filter: 'offer',
};

const offices: EntryNoun & FieldsOf<NewEntry<'offices'>> = {
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
  [timeline, cases, slides, offices, offerFacts].map((noun) => [noun.path, noun]),
);

/** The company's own row: contact data that many pages show. */
export const companyNoun: FieldsOf<CompanyChange> = {
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

/** What an entry is called: its first column. */
export function nameOf({ columns }: EntryNoun, entry: Record<string, unknown>): string {
  return String(entry[columns[0] ?? ''] ?? '');
}
