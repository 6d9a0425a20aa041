import type { Knex } from 'knex';

/** Leaves trainings out whose certificates are valid: their holders can have them verified and download them again. */
export function exceptCertified(due: Knex.QueryBuilder): void {
  void due.whereRaw(
    `not exists (
      select from certificates join applications on applications.id = certificates.application_id
      where applications.training_id = trainings.id and certificates.withdrawn_at is null
    )`,
  );
}

export function createTrainingAdminRepository(db: Knex) {
  return {
    /** Every training on the schedule, the latest first. */
    async names(): Promise<{ educationId: number; title: string; startDate: string }[]> {
      return db('trainings')
        .whereNull('removedAt')
        .orderBy([{ column: 'startDate', order: 'desc' }, 'id'])
        .select(
          db.raw('id as education_id'),
          db.raw('title_ko as title'),
          db.raw(`to_char(start_date, 'YYYY-MM-DD') as start_date`),
        );
    },

    /** Calendars take what they are sent next for newer than what they have. */
    async raiseSequence(educationId: number): Promise<void> {
      await db('trainings').where('id', educationId).increment('sequence', 1);
    },

    /** Deletes all applications for trainings; returns how many of each. */
    async deleteApplications(educationIds: string[]): Promise<Map<string, { applications: number }>> {
      const deleted = await db('applications').whereIn('trainingId', educationIds).delete().returning('trainingId');
      const ids = deleted.map(({ trainingId }: { trainingId: number }) => String(trainingId));
      const countOf = (educationId: string) => ids.filter((id) => id === educationId).length;
      return new Map(educationIds.map((educationId) => [educationId, { applications: countOf(educationId) }]));
    },
  };
}
