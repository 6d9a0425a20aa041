import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';
import { releaseEvents } from './release-mail-schemas.ts';
import type { ReleaseEventName, ReleaseMailChoice } from './release-mail-schemas.ts';

/** What the portal says of a version that was refused, taken back or left under suspicion. */
export interface ReleaseNews {
  id: string;
  event: ReleaseEventName;
  kind: 'section' | 'service';
  name: string;
  /** Whose managers are told. */
  section: string;
  version: string;
  live: string | null;
  movedBy: 'build' | 'portal' | 'team' | 'person';
  /** Who did it, where that is a person with an account. */
  actorId: string | null;
  reason: string | null;
  findings: { cause: string; mend?: string }[];
}

export type Recipient = Pick<User, 'id' | 'email' | 'name' | 'emailVerifiedAt'> & { locale: Locale };

interface ChoiceRow {
  userId: string;
  events: ReleaseEventName[];
  allSections: boolean;
}

/** Events stay in the window for a day. */
const toldDays = 7;

/**
 * Who is told: the managers of the section; administrators where it has none, or where they chose to hear of all sections. Rights
 * count as they do at a sign-in, and only a verified address is written to.
 */
const recipientsSql = `
  with able as (
    select u.id, u.email, u.name, u.locale, u.email_verified_at, u.role,
      exists (select from section_roles r where r.user_id = u.id and r.section = :section and r.role = 'manager') as is_manager
    from users u
    where u.email_verified_at is not null and u.suspended_at is null
      and (not :requiresSecondFactor or exists (select from passkeys p where p.user_id = u.id)
        or exists (select from totp_keys t where t.user_id = u.id and t.confirmed_at is not null))
  )
  select able.id, able.email, able.name, able.locale, able.email_verified_at
  from able left join release_mail_choices c on c.user_id = able.id
  where (c.events is null or :event = any (c.events))
    and (is_manager or (able.role = 'admin' and (coalesce(c.all_sections, false) or not exists (select from able where is_manager))))
    and able.id::text is distinct from :actorId
  order by able.id`;

export function createReleaseMailRepository(db: Knex) {
  return {
    /** What somebody has chosen; undefined when they have not. */
    chosenBy: (userId: string): Promise<ReleaseMailChoice | undefined> =>
      db<ChoiceRow>('release_mail_choices').where({ userId }).first('events', 'allSections'),
    async choiceOf(userId: string): Promise<ReleaseMailChoice> {
      return (await this.chosenBy(userId)) ?? { events: [...releaseEvents], allSections: false };
    },
    async choose(userId: string, { events, allSections }: ReleaseMailChoice): Promise<void> {
      await db('release_mail_choices').insert({ userId, events, allSections }).onConflict('userId').merge();
    },
    /** What nobody was told of yet. */
    async untold(): Promise<ReleaseNews[]> {
      const { rows } = await db.raw<{ rows: ReleaseNews[] }>(
        'select * from release_events.recent(?) e where not exists (select from told_releases t where t.event_id = e.id)',
        [[...releaseEvents]],
      );
      return rows;
    },
    /** False when another copy of the service tells of it. */
    async claim(eventId: string): Promise<boolean> {
      const claimed = await db('told_releases').insert({ eventId }).onConflict('eventId').ignore().returning('eventId');
      return claimed.length > 0;
    },
    async recipientsOf(
      { section, event, actorId }: Pick<ReleaseNews, 'section' | 'event' | 'actorId'>,
      requiresSecondFactor: boolean,
    ): Promise<Recipient[]> {
      const { rows } = await db.raw<{ rows: Recipient[] }>(recipientsSql, {
        section,
        event,
        actorId,
        requiresSecondFactor,
      });
      return rows;
    },
    async forgetOld(): Promise<void> {
      await db('told_releases').whereRaw(`told_at < now() - interval '${toldDays} days'`).delete();
    },
  };
}
