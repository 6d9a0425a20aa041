import { checkbox, date, defineResource, markdown, number, partsOf, select, text, time } from '@portal/service-kit';
import type { Entry } from '@portal/service-kit';
import { computedSql } from './training-counts-repository.ts';

const derivedStates = select({
  label: { ko: '진행 상황', en: 'Progress' },
  options: {
    none: { ko: '예정', en: 'Coming' },
    full: { ko: '정원마감', en: 'Full' },
    past: { ko: '종료', en: 'Ended' },
  },
});

/** A training on the schedule. What else an edit does, such as giving seats and writing to applicants, is in `training-admin`. */
export const trainingResource = defineResource({
  name: 'training',
  path: 'trainings',
  table: 'trainings',
  words: {
    one: { ko: '교육', en: 'Training' },
    many: { ko: '교육', en: 'trainings' },
    lead: {
      ko: '교육을 등록하고 수정합니다. 교육명을 누르면 수정할 수 있습니다.',
      en: 'Add and change trainings. Press a title to change it.',
    },
  },
  title: 'title',
  rights: { read: 'editor', write: 'editor', stepUp: 'mails' },
  actions: { change: 'training.update' },
  order: '-startDate',
  trash: ['educationId', 'startDate', 'applicants'],
  fields: {
    type: text({
      label: { ko: '구분', en: 'Type' },
      description: 'Kind of training as it is shown, such as 정기교육',
      bilingual: true,
      required: true,
      maxLength: 60,
      public: true,
      listed: true,
      sorted: true,
      searched: true,
      exported: true,
      copied: true,
    }),
    status: select({
      label: { ko: '모집 상태', en: 'Status' },
      description: 'Set by an admin; never changes by itself',
      options: {
        recruiting: { ko: '모집중', en: 'Open for applications' },
        completed: { ko: '모집종료', en: 'Applications closed' },
      },
      required: true,
      default: 'recruiting',
      public: true,
      listed: true,
      sorted: true,
      filtered: true,
      exported: true,
    }),
    title: text({
      label: { ko: '교육명', en: 'Training' },
      bilingual: true,
      required: true,
      public: true,
      listed: true,
      sorted: true,
      searched: true,
      exported: true,
      copied: true,
    }),
    content: markdown({
      label: { ko: '교육 내용', en: 'What it covers' },
      description: 'Markdown',
      bilingual: true,
      required: true,
      default: '',
      public: true,
      copied: true,
    }),
    startDate: date({
      label: { ko: '시작일', en: 'First day' },
      description: 'First day, YYYY-MM-DD',
      required: true,
      public: true,
      listed: true,
      sorted: true,
      sortedBy: computedSql.begins,
      exported: true,
    }),
    endDate: date({
      label: { ko: '종료일', en: 'Last day' },
      description: 'Last day, YYYY-MM-DD',
      required: true,
      public: true,
      exported: true,
    }),
    startTime: time({
      label: { ko: '시작 시간', en: 'Begins at' },
      description: 'Start of each day, Asia/Seoul, HH:mm',
      required: true,
      public: true,
      exported: true,
      copied: true,
    }),
    endTime: time({
      label: { ko: '종료 시간', en: 'Ends at' },
      description: 'End of each day, Asia/Seoul, HH:mm',
      required: true,
      public: true,
      exported: true,
      copied: true,
    }),
    place: text({
      label: { ko: '교육 장소', en: 'Place' },
      description: 'Where it takes place; empty when nothing is said',
      bilingual: true,
      default: '',
      public: true,
      exported: true,
      copied: true,
    }),
    capacity: number({
      label: { ko: '정원', en: 'Capacity' },
      hint: {
        ko: '정원을 줄여도 이미 신청한 사람은 그대로 남습니다.',
        en: 'Lowering it never removes anybody who has applied.',
      },
      required: true,
      minimum: 1,
      maximum: 10_000,
      public: true,
      sorted: true,
      exported: true,
      copied: true,
    }),
    waitingList: checkbox({
      label: { ko: '정원이 차면 대기 신청을 받습니다', en: 'Keep a waiting list once every seat is taken' },
      description:
        'Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing',
      default: true,
      public: true,
      copied: true,
    }),
    reminderDays: number({
      label: { ko: '안내 메일', en: 'Reminder mail' },
      hint: {
        ko: '자리가 확정된 신청자에게 오전 9시부터 한 번만 발송됩니다.',
        en: 'From nine in the morning, to those who hold a seat; each is reminded once.',
      },
      description:
        'Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise',
      required: true,
      default: 1,
      minimum: 0,
      maximum: 30,
      copied: true,
    }),
  },
  computed: {
    educationId: { ...number({ label: { ko: '번호', en: 'Number' } }), sql: 'trainings.id' },
    state: { ...derivedStates, filtered: true, exported: true, sql: computedSql.state },
    applied: {
      ...number({ label: { ko: '신청', en: 'Applied' }, listed: true, sorted: true, exported: true }),
      description: 'Applications that hold a seat',
      sql: computedSql.applied,
    },
    waiting: {
      ...number({ label: { ko: '대기', en: 'Waiting' }, exported: true }),
      description: 'Applications that wait for a seat',
      sql: computedSql.waiting,
    },
    applicants: {
      ...number({ label: { ko: '신청자', en: 'Applicants' } }),
      description: 'Who holds a seat or waits',
      sql: computedSql.taken,
    },
    derivedState: { ...derivedStates, description: 'The same, as visitors read it', sql: computedSql.state },
    underWay: {
      ...checkbox({ label: { ko: '진행 중', en: 'Under way' } }),
      description: 'Begun and not over',
      sql: computedSql.underWay,
    },
    acceptsApplications: {
      ...checkbox({ label: { ko: '신청 가능', en: 'Accepts applications' } }),
      description: 'Recruiting, not begun, and with a free seat or a waiting list',
      sql: computedSql.acceptsApplications,
    },
    createdAt: {
      ...text({ label: { ko: '등록일', en: 'Added' }, sorted: true }),
      description: 'ISO 8601',
      sql: computedSql.createdAt,
    },
  },
  rules: ({ startDate, endDate, startTime, endTime }) => ({
    endDate: endDate < startDate ? 'end-before-start' : undefined,
    endTime: endTime <= startTime ? 'end-before-start' : undefined,
  }),
});

/** A training as admins read it, without what is computed. */
export type TrainingEntry = Entry<typeof trainingResource.fields>;

export type TrainingField = keyof typeof trainingResource.fields;

/** Which fields a text that is written by hand shows: a new field asks each of these texts. `shown-fields.test.ts` compares. */
export type ShownFields = Record<TrainingField, boolean>;

export const trainingParts = partsOf(trainingResource);
