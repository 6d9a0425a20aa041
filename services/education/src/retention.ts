import type { Retention } from '@portal/service-kit';

/** What is left of an application whose person is taken out: a seat, which counts for its training. */
export const withoutPerson = {
  user_id: 'null',
  email: `'erased-' || ended.id || '@erased.invalid'`,
  name: `'—'`,
  phone_number: `''`,
  company: `''`,
  position: `''`,
  application: `''`,
  version: 'ended.version + 1',
  erased_at: 'now()',
};
const { phone_number, position, application, version } = withoutPerson;

/** When an application has served its purpose: it was cancelled, or the last day of its training is over in Seoul. */
const over = `case when erased_at is null then coalesce(cancelled_at, (
  select (end_date + 1)::timestamp at time zone 'Asia/Seoul' from trainings where trainings.id = training_id
)) end`;
const isCertified = 'exists (select from certificates where application_id = applications.id and withdrawn_at is null)';
const yearDays = 365;

/** What becomes of the rows of the service. */
export const educationRetention: Retention = {
  applications: [
    {
      when: 'of an account that is gone, cancelled or of a training that is over',
      since: `case when account_deleted then ${over} end`,
      days: 0,
      erase: withoutPerson,
    },
    {
      when: 'cancelled or of a training that is over, without a valid certificate',
      since: `case when not ${isCertified} then ${over} end`,
      days: yearDays,
      erase: withoutPerson,
    },
    {
      // Its holder still finds it by account and address
      when: 'the same, with a valid certificate: telephone number, position and motive only',
      since: `case when phone_number || position || application <> '' and ${isCertified} then ${over} end`,
      days: yearDays,
      erase: { phone_number, position, application, version },
    },
  ],
  certificates: [{ when: 'withdrawn', since: 'withdrawn_at', days: yearDays }],
  lookup_links: [{ when: 'expired', since: 'expires_at', days: 1 }],
  trainings: { kept: 'content of the site; removed ones 30 days, by their trash' },
};
