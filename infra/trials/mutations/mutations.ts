export interface Mutation {
  /** What users would get. */
  fault: string;
  file: string;
  /** Occurs once in the file. */
  code: string;
  becomes: string;
  /** One test file, or folder, that must fail. */
  test: string;
  /** The test starts the compiled portal. */
  isCompiled?: true;
}

const community = 'services/community/src';
const education = 'services/education/src';
const account = 'services/account/src';
const support = 'services/support/src';
const kit = 'services/kit/src';

/** The single faults that would hurt most: rights, dates, seats, money, addresses, messages. */
export const mutations: Mutation[] = [
  {
    fault: 'members edit posts whose author left',
    file: `${community}/features/boards/rights.ts`,
    code: '(isEditor(reader) && (authorId === null',
    becomes: '((authorId === null',
    test: `${community}/features/boards/rights.test.ts`,
  },
  {
    fault: 'members remove posts of others',
    file: `${community}/features/boards/rights.ts`,
    code: "'authorId'>): boolean {\n  return isEditor(reader) || isAuthor(reader, authorId);\n}\n\n/** Questions",
    becomes: "'authorId'>): boolean {\n  return isEditor(reader) || authorId !== undefined;\n}\n\n/** Questions",
    test: `${community}/features/boards/rights.test.ts`,
  },
  {
    fault: 'everybody sees corrections that wait',
    file: `${community}/features/boards/rights.ts`,
    code: "export function maySeeCorrection(reader: Reader, { authorId }: Pick<Owned, 'authorId'>): boolean {\n  return isEditor(reader)",
    becomes:
      "export function maySeeCorrection(reader: Reader, { authorId }: Pick<Owned, 'authorId'>): boolean {\n  return authorId !== undefined || isEditor(reader)",
    test: `${community}/features/corrections`,
  },
  {
    fault: 'news is public before its day',
    file: `${community}/features/boards/board-count-repository.ts`,
    code: "isPublic = `(status = 'visible' and starts_at <= now())`",
    becomes: "isPublic = `(status = 'visible')`",
    test: `${community}/features/posts`,
  },
  {
    fault: 'news is changed by who may not see it yet',
    file: `${community}/features/boards/rights.ts`,
    code: "(status === 'visible' && startsAt <= new Date())",
    becomes: "status === 'visible'",
    test: `${community}/features/boards/rights.test.ts`,
  },
  {
    fault: 'members respond to questions of others',
    file: `${community}/features/boards/rights.ts`,
    code: 'questionTypes.includes(type) && (isEditor(reader) || isAuthor(reader, authorId))',
    becomes: 'questionTypes.includes(type)',
    test: `${community}/features/boards/rights.test.ts`,
  },
  {
    fault: 'a role of one section holds in all',
    file: `${kit}/auth/guard.ts`,
    code: "access === 'administrator' || section === undefined ? user.role === 'admin' : hasRole(user, access, section);",
    becomes:
      "access === 'administrator' || section === undefined ? user.role === 'admin' : Object.keys(user.roles).length > 0;",
    test: `${education}/service-rights.db.test.ts`,
  },
  {
    fault: 'an unproven address opens applications',
    file: `${education}/features/applications/may-handle.ts`,
    code: '(address !== null && provesAddress(proof, address))',
    becomes: 'address !== null',
    test: `${education}/features/applications`,
  },
  {
    fault: 'a repeated application is shown to the owner of the address',
    file: `${education}/features/applications/may-handle.ts`,
    code: 'if (isRepeat) return false;',
    becomes: '',
    test: `${education}/features`,
  },
  {
    fault: 'an unproven address reads inquiries of guests',
    file: `${support}/features/my-inquiries/my-inquiries-repository.ts`,
    code: 'isEmailVerified ? normalEmail(email) : undefined',
    becomes: 'normalEmail(email)',
    test: `${support}/features/my-inquiries`,
  },
  {
    fault: 'members read inquiries of other members',
    file: `${support}/features/my-inquiries/my-inquiries-repository.ts`,
    code: '(sender_id is null and address = ?)',
    becomes: '(address = ?)',
    test: `${support}/features/my-inquiries`,
  },
  {
    fault: 'a suspended member signs in',
    file: `${account}/features/sign-in/sign-in-service.ts`,
    code: "if (user.suspendedAt) throw problem.forbidden('suspended');",
    becomes: '',
    test: `${account}/features/sign-in`,
  },
  {
    fault: 'a second factor of yesterday is fresh',
    file: `${kit}/auth/step-up.ts`,
    code: 'age > stepUpSeconds ||',
    becomes: '',
    test: `${kit}/auth`,
  },
  {
    fault: 'a link for a new password is good for ever',
    file: `${account}/features/password/reset-repository.ts`,
    code: ".where('expiresAt', '>', db.fn.now())\n        .delete()",
    becomes: '.delete()',
    test: `${account}/features/password`,
  },
  {
    fault: 'passwords of seven letters',
    file: `${account}/features/users/password-rules.ts`,
    code: 'const minPasswordLetters = 8;',
    becomes: 'const minPasswordLetters = 7;',
    test: `${account}/features/password`,
  },
  {
    fault: 'one seat too many',
    file: `${education}/features/trainings/training-state.ts`,
    code: 'return applied + waiting < capacity;',
    becomes: 'return applied + waiting <= capacity;',
    test: `${education}/features/applying`,
  },
  {
    fault: 'who applies late passes those who wait',
    file: `${education}/features/trainings/training-state.ts`,
    code: 'return applied + waiting < capacity;',
    becomes: 'return applied < capacity;',
    test: `${education}/features`,
  },
  {
    fault: 'applications after the beginning',
    file: `${education}/features/trainings/training-state.ts`,
    code: '!hasBegun(training, wallClock) &&\n',
    becomes: '',
    test: `${education}/features/trainings`,
  },
  {
    fault: 'the last of those who wait moves up first',
    file: `${education}/features/applications/promote-waiting.ts`,
    code: '.slice(0, seats)',
    becomes: '.slice(-seats)',
    test: `${education}/features`,
  },
  {
    fault: 'a training that is full is not shown as full',
    file: `${education}/features/trainings/training-state.ts`,
    code: 'training.applied >= training.capacity',
    becomes: 'training.applied > training.capacity',
    test: `${education}/features/trainings`,
  },
  {
    fault: 'days are those of London',
    file: 'services/runtime/src/time/seoul-time.ts',
    code: 'const seoulOffsetMs = 9 * 60 * 60 * 1000;',
    becomes: 'const seoulOffsetMs = 0;',
    test: 'services/runtime/src/time',
  },
  {
    fault: 'people are reminded at midnight',
    file: `${education}/features/reminders/reminder-repository.ts`,
    code: "const firstHour = '09:00';",
    becomes: "const firstHour = '00:00';",
    test: `${education}/features/reminders`,
  },
  {
    fault: 'no reminder of a training that was moved',
    file: `${education}/features/reminders/reminder-repository.ts`,
    code: '(applications.reminded_at is null or applications.reminded_for <> trainings.start_date)',
    becomes: '(applications.reminded_at is null)',
    test: `${education}/features/reminders`,
  },
  {
    fault: 'a plan costs a tenth',
    file: 'mf-marketing/locales/ko/sm2s.json',
    code: '"price": "1,000,000"',
    becomes: '"price": "100,000"',
    test: 'mf-marketing/src/pages/offers.test.tsx',
  },
  {
    fault: 'one address in two spellings is two people',
    file: 'shell/text-bounds/src/normal-email.ts',
    code: '? address.toLowerCase() : undefined',
    becomes: '? address : undefined',
    test: 'shell/text-bounds/src',
  },
  {
    fault: 'telephone numbers of three digits',
    file: 'shell/text-bounds/src/phone-number.ts',
    code: 'const fewestDigits = 7;',
    becomes: 'const fewestDigits = 3;',
    test: 'shell/text-bounds/src',
  },
  {
    fault: 'sign-in leads to another site',
    file: 'shell/src/account/ui/second-factor/next-path.ts',
    code: "address?.origin !== BASE || address.pathname === '/login'",
    becomes: "address === undefined || address.pathname === '/login'",
    test: 'shell/src/account',
  },
  {
    fault: 'a link in a post runs a script',
    file: 'shell/kit/src/markdown/safe-url.ts',
    code: "['http:', 'https:', 'mailto:', 'tel:']",
    becomes: "['http:', 'https:', 'mailto:', 'tel:', 'javascript:']",
    test: 'shell/kit/src/markdown',
  },
  {
    fault: 'an export runs a formula of another user',
    file: 'shell/text-bounds/src/csv-cell.ts',
    code: "startsFormula.test(text) ? `'${text}` : text;",
    becomes: 'text;',
    test: 'shell/text-bounds/src',
  },
  {
    fault: 'the alert about a page that is not built has other words',
    file: 'shell/locales/ko/common.json',
    code: '구현 중인 화면입니다',
    becomes: '준비 중인 화면입니다',
    test: 'shell/src/frame/header.test.tsx',
  },
  {
    fault: 'a failed inquiry of a guest does not lead to sign-in',
    file: 'mf-support/src/ui/sign-in/sign-in.tsx',
    code: 'const REDIRECT_DELAY_MS = 3000;',
    becomes: 'const REDIRECT_DELAY_MS = 30_000;',
    test: 'mf-support/src/pages/question',
  },
];
