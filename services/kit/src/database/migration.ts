import type { Knex } from 'knex';

/** A statement of its author, which no program can check: the versions that serve beside a limit already satisfy it. */
export interface SatisfiedLimit {
  /**
   * The key of an earlier migration: versions of the code that know that one write nothing that the limit refuses. Without it
   * every version does, as with a trigger that refuses nothing.
   */
  satisfiedSince?: string;
  /** How it is known, for the reviewer. */
  reason: string;
}

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
  /**
   * Of one that adds a limit to a table which was there before (a constraint, a unique index, a trigger, `set not null`): each
   * such limit by `table.name`, `table.column` for not null. Without it such a migration is refused while any version serves.
   */
  narrows?: Record<string, SatisfiedLimit>;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
}

/** Applied in key order: `{ '001-timeline': … }`. A key that was released never changes. */
export type Migrations = Record<string, Migration>;
