import type { Knex } from 'knex';
import type { SessionUser } from '../auth/session-user.ts';
import type { SentFile } from '../files/send-stored-file.ts';

/** Somebody who asks for what is stored about them. */
export interface Person {
  id: string;
  /** Their address in its normal form, once it is verified: what rests on an address alone is theirs only then. */
  address: string | undefined;
  user: SessionUser;
  requestId: string;
}

/** A stored file of a person. */
export interface PersonalFile {
  /** Names it in `PersonalData.file`: letters, digits and hyphens. */
  id: string;
  /** Under which it is kept in the export, unique in this service; may have folders. */
  name: string;
  bytes: number;
}

/** What a service holds about a person. */
export interface PersonalRecords {
  /** Kind → rows in the words of the API, dates as ISO 8601: `{ posts: [...] }`. No secrets, and nothing about others. */
  records: Record<string, unknown>;
  files?: PersonalFile[];
}

/**
 * How a service hands out what it holds about a person: all of it, whatever state it is in. The kit serves it to the person alone,
 * below the service's first base, as `my-data` and `my-data/files/<id>`.
 */
export interface PersonalData {
  collect(db: Knex, person: Person): Promise<PersonalRecords>;
  /** One of the files that `collect` named; undefined when it is none of this person's. */
  file?(db: Knex, person: Person, id: string): Promise<SentFile | undefined>;
}
