import { defineQuotas } from '@portal/service-kit';

/** How often calls of the boards may be made; infra/docs/quotas.md has the reasons. Admins fill boards as they like. */
export const communityQuotas = defineQuotas({
  'posts-per-account': { calls: ['editClassroom', 'writeNews'], key: ['account'], limit: '40/20m', of: 'members' },
  'posts-per-address': { calls: ['editClassroom', 'writeNews'], key: ['address'], limit: '100/30m', of: 'members' },
  posts: { calls: ['editClassroom', 'writeNews'], key: [], limit: '600/1h', of: 'members' },
  'changes-per-account': { calls: ['editClassroom', 'editNews'], key: ['account'], limit: '60/20m', of: 'members' },
  'answers-per-account': { calls: ['answerQuestion'], key: ['account'], limit: '30/15m', of: 'members' },
  'answers-per-address': { calls: ['answerQuestion'], key: ['address'], limit: '100/30m', of: 'members' },
  'uploads-per-account': {
    calls: ['editClassroom', 'writeNews', 'editNews', 'addMedia', 'replaceMedia'],
    key: ['account'],
    limit: '60/20m',
    of: 'members',
  },
  'uploads-per-address': {
    calls: ['editClassroom', 'writeNews', 'editNews', 'addMedia', 'replaceMedia'],
    key: ['address'],
    limit: '200/30m',
    of: 'members',
  },
});
