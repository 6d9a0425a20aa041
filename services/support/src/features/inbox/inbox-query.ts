import { pageQuery, searchText, Type, whereHolds } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Knex } from 'knex';
import { oneOf } from '../../one-of.ts';
import { inquiryForms, inquiryStates, inquiryTypes, productKeys } from '../inquiries/inquiry.ts';

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }));

/** What the list and the export filter by. */
const filterFields = {
  state: Type.Optional(oneOf(inquiryStates, 'All but spam when left out')),
  form: Type.Optional(oneOf(inquiryForms)),
  type: Type.Optional(oneOf(inquiryTypes)),
  product: Type.Optional(oneOf(productKeys)),
  assignee: Type.Optional(Type.String({ maxLength: 100, description: 'me, none, or the id of an admin' })),
  newMessage: Type.Optional(
    Type.Boolean({ description: 'True: with a message of the sender that no agent has dealt with' }),
  ),
  tag: Type.Optional(Type.String({ maxLength: 30, description: 'With this tag' })),
  overdue: Type.Optional(
    Type.Boolean({ description: 'True: open, and the day by which it was to be answered is over' }),
  ),
  from: day('First day, in Seoul'),
  to: day('Last day, in Seoul'),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Number, name, e-mail address, telephone number, title or content' }),
  ),
};

/** Names to sort by, and the SQL behind each: it has an index that ends with the id. */
export const sortColumns = {
  createdAt: 'inquiries.created_at',
  updatedAt: 'inquiries.updated_at',
  number: 'inquiries.number',
  name: 'inquiries.name',
  title: 'inquiries.title',
  state: `array_position(array['${inquiryStates.join("','")}'], inquiries.state)`,
};

const { sort, ...paging } = pageQuery(Object.keys(sortColumns) as (keyof typeof sortColumns)[]);
const closed = { additionalProperties: false };

export const inboxQuery = Type.Object({ ...filterFields, ...paging, sort }, closed);
export const inboxExportQuery = Type.Object(
  {
    ...filterFields,
    sort,
    format: Type.Optional(oneOf(['csv', 'xlsx'])),
    lang: Type.Optional(oneOf(['ko', 'en'], 'Language of the headings')),
  },
  closed,
);

export type InboxQuery = Static<typeof inboxQuery>;
export type InboxFilter = Omit<Static<typeof inboxExportQuery>, 'sort' | 'format' | 'lang'>;

export interface FilterOptions {
  /** Leaves the state out, for counting by it. */
  anyState?: boolean;
  /** Very many inquiries fit the search. */
  isCommon?: boolean;
}

/** SQL: an inquiry that is open though it was to be answered by yesterday. */
export const overdueSql = `inquiries.due_on < (now() at time zone 'Asia/Seoul')::date and inquiries.state in ('received', 'inProgress')`;

/** Narrows a query over `inquiries` to those that are not part of another; `me` is who asks. */
export function applyFilter<Query extends Knex.QueryBuilder>(
  query: Query,
  filter: InboxFilter,
  me: string,
  { anyState = false, isCommon = false }: FilterOptions = {},
): Query {
  const { state, form, type, product, assignee, from, to } = filter;
  if (!anyState) void (state ? query.where('inquiries.state', state) : query.whereNot('inquiries.state', 'spam'));
  if (form) void query.where('inquiries.form', form);
  if (type) void query.where('inquiries.type', type);
  if (product) void query.where('inquiries.product', product);
  if (assignee === 'none') void query.whereNull('inquiries.assigneeId');
  else if (assignee) void query.where('inquiries.assigneeId', assignee === 'me' ? me : assignee);
  void query.whereNull('inquiries.mergedInto');
  if (filter.tag) void query.whereRaw('inquiries.tags @> array[?]', [filter.tag]);
  if (filter.overdue) void query.whereRaw(overdueSql);
  if (filter.newMessage) void query.whereNotNull('inquiries.newMessageAt');
  if (from) void query.whereRaw("inquiries.created_at >= ?::date::timestamp at time zone 'Asia/Seoul'", [from]);
  if (to) void query.whereRaw("inquiries.created_at < (?::date + 1)::timestamp at time zone 'Asia/Seoul'", [to]);
  const search = searchText(filter.search);
  return whereHolds(query, { folded: 'search_folded' }, search ? [search] : [], isCommon);
}
