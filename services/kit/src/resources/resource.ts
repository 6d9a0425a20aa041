import type { Access, StepUp } from '../auth/access.ts';
import type { SortKey } from '../lists/page-query.ts';
import type { ComputedField, Fields, Words } from './fields.ts';
import type { Input } from './field-inputs.ts';
import type { SortedName, ValueName, Values } from './field-values.ts';

/** Name on the wire → code of what is wrong with the value; undefined for what is right. */
export type Findings<Name extends string = string> = { [Key in Name]?: string | undefined };

/** What happens to an entry. */
export type ResourceEvent = 'create' | 'change' | 'remove' | 'restore';

/** What somebody does who reads: a page or one entry, or a file. */
export type ReadEvent = 'view' | 'export';

/** Who may do what; `stepUp` and `readStepUp` say what writing and reading do, as that of a route. */
export interface ResourceRights {
  read: Access;
  /** Left out: the calls of the resource write nothing; what changes its rows are calls of the service. */
  write?: Access;
  stepUp?: StepUp;
  readStepUp?: StepUp;
}

interface ResourceBase<Of extends Fields, Made extends string> {
  /** kebab-case, in names of operations, audit actions and the kind of its revisions. */
  name: string;
  /** Below `/api/<base>/admin/`. */
  path: string;
  table: string;
  /** What one entry and all of them are called; `lead` says in a sentence what the list is for. */
  words: { one: Words; many: Words; lead?: Words };
  /** The field that names an entry: first column of the list, label in the audit log and in the trash. */
  title: NoInfer<keyof Of & string>;
  rights: ResourceRights;
  /** Has a column `updated_by`: the name of who changed an entry last, for admins. */
  updatedBy?: boolean;
  /** Names in the audit log that are older than the description; others are `<name>.<event>`. */
  actions?: Partial<Record<ResourceEvent | ReadEvent, string>>;
  /** SQL of a row that is an entry, where the table has others too. */
  where?: string;
  /** SQL of tables that `computed` reads besides, such as `left join rooms on rooms.id = courses.room_id`; without `write` only. */
  joined?: string;
  /** SQL of the text that the search reads, with an index of `foldedListsMigration`; without it, the `searched` fields. */
  searchedText?: string;
  /** Columns of the file, in their order; without it the `exported` ones, the title first. */
  file?: readonly NoInfer<ValueName<Of> | Made>[];
  /** Database constraint → name of the value that the editor is pointed to. */
  constraints?: Record<string, NoInfer<ValueName<Of>>>;
  fields: Of;
  /** Name on the wire → a value that is read beside the fields, such as a count of rows that refer to the entry. */
  computed?: Record<Made, ComputedField>;
  /** What the kinds and limits of fields cannot say, such as an end before its start. */
  rules?(values: NoInfer<Values<Of>>): Findings<NoInfer<ValueName<Of>>>;
}

interface Many<Of extends Fields, Made extends string> {
  single?: undefined;
  /** Column that names an entry; `id` when left out. */
  key?: string;
  /** Entries have it under this name too: their `entryId` for clients that are older than the description. */
  keyName?: string;
  /** By hand (column `position`), and the list comes whole; or by a field, and the list comes in pages. */
  order: 'manual' | NoInfer<SortKey<SortedName<Of>>>;
  /** A short list that comes whole, although it is in the order of a field. */
  whole?: boolean;
  /** So many entries there may be; a further one is 409 `too-many`. */
  most?: number;
  /** Has a column `hidden`; visitors do not see what is hidden. */
  hideable?: boolean;
  /**
   * Has columns `removed_at` and `purge_at`: what is removed can be restored for 30 days. With names, the list of the trash has these
   * values beside the title.
   */
  trash?: boolean | readonly NoInfer<(keyof Of & string) | Made>[];
}

/** The only row, whose column `only_row`, or `key`, is true: read and changed, never added or removed. */
interface Single {
  single: true;
  key?: string;
  keyName?: undefined;
  order?: undefined;
  whole?: undefined;
  most?: undefined;
  hideable?: undefined;
  trash?: undefined;
}

export type ResourceDefinition<Of extends Fields, Made extends string = never> = ResourceBase<Of, Made> &
  (Many<Of, Made> | Single);

/** A resource as the engine reads it, whatever its fields are. */
export interface AnyResource {
  readonly name: string;
  readonly path: string;
  readonly table: string;
  /** Column that names an entry. */
  readonly key: string;
  readonly keyName: string | undefined;
  readonly words: { one: Words; many: Words; lead?: Words };
  readonly title: string;
  readonly rights: ResourceRights;
  readonly hasUpdatedBy: boolean;
  readonly actions: Partial<Record<ResourceEvent | ReadEvent, string>>;
  readonly where: string | undefined;
  readonly joined: string | undefined;
  readonly searchedText: string | undefined;
  /** Names of the columns of the file. */
  readonly file: readonly string[];
  readonly isSingle: boolean;
  /** Whether entries are put into an order by hand. */
  readonly isOrdered: boolean;
  /** Whether the list comes whole. */
  readonly isWhole: boolean;
  readonly most: number | undefined;
  readonly isHideable: boolean;
  readonly hasTrash: boolean;
  /** First order of a list that is not in an order by hand. */
  readonly sort: string | undefined;
  readonly constraints: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** Every value of an entry, in the order of the form. */
  readonly inputs: readonly Input[];
  /** Values that are read beside them. */
  readonly computed: readonly Input[];
  /** Names of what the list of the trash has beside the title. */
  readonly trashed: readonly string[];
  rules(values: Record<string, unknown>): Findings;
}

/** A resource with the types of its values. */
export interface Resource<Of extends Fields> extends AnyResource {
  readonly fields: Of;
}
