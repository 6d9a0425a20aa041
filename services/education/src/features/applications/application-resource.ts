import {
  checkbox,
  date,
  defineResource,
  email,
  moment,
  number,
  phone,
  select,
  text,
  textarea,
} from '@portal/service-kit';
import { largestId } from '../trainings/education-id.ts';
import { applicationSql } from './application-values-repository.ts';

/** What is stored of a person, and always there. */
const person = { required: true, personal: true } as const;

/**
 * An application as admins list it. What changes one gives seats and writes mails: those calls are in `applicants`. Labels are
 * those of its file.
 */
export const applicationResource = defineResource({
  name: 'application',
  path: 'applications',
  table: 'applications',
  words: {
    one: { ko: '신청', en: 'Application' },
    many: { ko: '교육신청자', en: 'applicants' },
  },
  title: 'name',
  rights: { read: 'agent', readStepUp: 'rows' },
  actions: { view: 'applicants.view', export: 'applicants.export' },
  order: '-createdAt',
  where: applicationSql.shown,
  joined: applicationSql.training,
  searchedText: applicationSql.searched,
  file: [
    'training',
    'startDate',
    'status',
    'place',
    'name',
    'email',
    'phoneNumber',
    'company',
    'position',
    'application',
    'createdAt',
    'cancelledAt',
    'attendedAt',
  ],
  fields: {
    name: text({ label: { ko: '이름', en: 'Name' }, ...person, listed: true, sorted: true }),
    email: email({
      label: { ko: '이메일', en: 'E-mail' },
      ...person,
      listed: true,
      sorted: true,
      sortedBy: applicationSql.email,
    }),
    phoneNumber: phone({ label: { ko: '연락처', en: 'Phone' }, ...person, listed: true }),
    company: text({ label: { ko: '회사명', en: 'Company' }, ...person, listed: true, sorted: true }),
    position: text({ label: { ko: '직책', en: 'Position' }, ...person, listed: true }),
    application: textarea({
      label: { ko: '신청 내용', en: 'Application' },
      description: 'What the applicant wrote',
      ...person,
      listed: true,
    }),
    status: select({
      label: { ko: '상태', en: 'Status' },
      description: 'signup holds a seat, waiting moves up when one becomes free',
      options: {
        signup: { ko: '신청', en: 'Registered' },
        waiting: { ko: '대기', en: 'Waiting' },
        cancelled: { ko: '취소', en: 'Cancelled' },
      },
      required: true,
      listed: true,
      sorted: true,
      filtered: true,
    }),
    locale: select({
      label: { ko: '메일 언어', en: 'Language of mails' },
      options: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
      required: true,
    }),
    enteredByStaff: checkbox({
      label: { ko: '담당자 입력', en: 'Entered by staff' },
      description: 'Entered by staff, who were given the consent',
    }),
    createdAt: moment({ label: { ko: '신청 일시', en: 'Applied at' }, required: true, listed: true, sorted: true }),
    cancelledAt: moment({ label: { ko: '취소 일시', en: 'Cancelled at' } }),
    attendedAt: moment({
      label: { ko: '출석 일시', en: 'Present since' },
      description: 'When staff marked the applicant as present',
    }),
  },
  computed: {
    applicationId: {
      ...number({ label: { ko: '번호', en: 'Number' }, minimum: 1, maximum: largestId, filtered: true }),
      sql: 'applications.id',
    },
    educationId: {
      ...number({ label: { ko: '교육', en: 'Training' }, minimum: 1, maximum: largestId, filtered: true }),
      sql: 'applications.training_id',
    },
    training: {
      ...text({ label: { ko: '교육명', en: 'Training' }, listed: true, sorted: true }),
      description: 'Its Korean title',
      sql: 'trainings.title_ko',
    },
    startDate: { ...date({ label: { ko: '교육 시작일', en: 'First day' } }), sql: 'trainings.start_date' },
    isRemoved: {
      ...checkbox({ label: { ko: '삭제한 교육', en: 'Training removed' } }),
      description: 'The training was taken off the schedule',
      sql: 'trainings.removed_at is not null',
    },
    place: {
      ...number({ label: { ko: '대기 순번', en: 'Place in queue' }, required: false }),
      description: 'Only while waiting',
      sql: applicationSql.place,
    },
    member: {
      ...checkbox({ label: { ko: '회원', en: 'Member' } }),
      description: 'Applied while signed in',
      sql: 'applications.user_id is not null',
    },
    mailFails: {
      ...checkbox({ label: { ko: '메일 실패', en: 'Mail failed' } }),
      description: 'A mail to the address could not be sent; it waits in the list of failed mails',
      sql: applicationSql.mailFails,
    },
  },
});
