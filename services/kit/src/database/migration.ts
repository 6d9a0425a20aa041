import type { Knex } from 'knex';

export interface Migration {
  /**
   * False for what Postgres does outside transactions only, such as an index that is made while rows are written
   * (`create index concurrently`). One that was cut off is begun anew, so each step must bear to be taken twice.
   */
  transaction?: boolean;
  /**
   * Of one that removes or renames something: the key of an earlier migration. Versions of the code that know that one no longer
   * use what this one removes, so it may run while they serve. Without it such a migration is refused while any version serves.
   */
  unusedSince?: string;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
}

/** Applied in key order: `{ '001-timeline': … }`. A key that was released never changes. */
export type Migrations = Record<string, Migration>;
