import { defineQuotas } from '@portal/service-kit';
import { groups } from './features/boards/boards.ts';

const operations = Object.values(groups).map(({ name, calls }) => ({
  creates: calls.includes('write') ? `write${name}` : `edit${name}`,
  changes: `edit${name}`,
}));
const creating = operations.map(({ creates }) => creates);
const changing = operations.map(({ changes }) => changes);
const uploading = [
  ...new Set(operations.flatMap(({ creates, changes }) => [creates, changes])),
  'addMedia',
  'replaceMedia',
];

/** How often calls of the boards may be made; infra/docs/quotas.md has the reasons. Admins fill boards as they like. */
export const communityQuotas = defineQuotas({
  'posts-per-account': { calls: creating, key: ['account'], limit: '40/20m', of: 'members' },
  'posts-per-address': { calls: creating, key: ['address'], limit: '100/30m', of: 'members' },
  posts: { calls: creating, key: [], limit: '600/1h', of: 'members' },
  'changes-per-account': { calls: changing, key: ['account'], limit: '60/20m', of: 'members' },
  'answers-per-account': { calls: ['answerQuestion'], key: ['account'], limit: '30/15m', of: 'members' },
  'answers-per-address': { calls: ['answerQuestion'], key: ['address'], limit: '100/30m', of: 'members' },
  'uploads-per-account': {
    calls: uploading,
    key: ['account'],
    limit: '60/20m',
    of: 'members',
  },
  'uploads-per-address': {
    calls: uploading,
    key: ['address'],
    limit: '200/30m',
    of: 'members',
  },
});
