const count = (statuses: string): string =>
  `(select count(*)::int from applications where training_id = trainings.id and applications.status in (${statuses}))`;

const applied = count(`'signup'`);
const taken = count(`'signup', 'waiting'`);
/** As a query of its own, which Postgres makes once and not for each row. */
const wallClock = `(select now() at time zone 'Asia/Seoul')`;
const begins = '(trainings.start_date + trainings.start_time)';
const hasBegun = `${begins} <= ${wallClock}`;
const hasEnded = `(trainings.end_date + trainings.end_time) <= ${wallClock}`;

/** What lists of admins read beside the columns of `trainings`: counts of all applications, and what `training-state.ts` says. */
export const computedSql = {
  begins,
  applied,
  waiting: count(`'waiting'`),
  taken,
  state: { past: hasEnded, full: `${applied} >= trainings.capacity` },
  underWay: `${hasBegun} and not ${hasEnded}`,
  acceptsApplications: `trainings.status = 'recruiting' and not ${hasBegun} and (trainings.waiting_list or ${taken} < trainings.capacity)`,
  createdAt: `to_char(trainings.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};
