import { seoulDate } from '@portal/service-kit';
import type { Knex } from 'knex';
import { sampleApplications } from './applications.ts';
import { sampleCertificates } from './certificates.ts';
import type { SampleApplication } from './certificates.ts';
import { sampleTrainings } from './trainings.ts';

const sampleColumns = ['id', 'name', 'company', 'attendedAt'];
const dayMs = 24 * 60 * 60 * 1000;

/** Fills empty tables with trainings around the day of `now` and a few applicants. Other tables are left alone. */
export async function seedEducation(db: Knex, now: Date): Promise<void> {
  await db.transaction(async (trx) => {
    // Two instances that seed at once must not both find the table empty.
    await trx.raw('lock table trainings in share row exclusive mode');
    if (await trx('trainings').first(trx.raw('1'))) return;
    for (const sample of sampleTrainings(seoulDate(now))) {
      const { seats, queue, certified, ...training } = { certified: false, ...sample };
      const [row] = await trx('trainings').insert(training).returning<{ id: number }[]>('id');
      const lastApplied = new Date(Math.min(now.getTime(), Date.parse(training.startDate) - 5 * dayMs));
      const begins = new Date(`${training.startDate}T${training.startTime}:00+09:00`);
      const attendedAt = begins < now ? begins : null;
      const applications = sampleApplications(seats, queue, { lastApplied, attendedAt }).map((application) => ({
        ...application,
        trainingId: row?.id,
      }));
      if (applications.length === 0) continue;
      const applied = await trx('applications').insert(applications).returning<SampleApplication[]>(sampleColumns);
      if (certified) await trx('certificates').insert(sampleCertificates(training, applied));
    }
  });
}
