/** What the inbox shows; lives in the address. */
export const INBOX_DEFAULTS = {
  page: 1,
  sort: '-createdAt',
  search: '',
  state: '',
  form: '',
  type: '',
  product: '',
  assignee: '',
  newMessage: '',
  tag: '',
  overdue: '',
  from: '',
  to: '',
};

export type InboxQuery = typeof INBOX_DEFAULTS;
