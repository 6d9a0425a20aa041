import type { Knex } from 'knex';
import type { MailTexts } from './mail-template-schemas.ts';

export interface MailTemplateRow {
  name: string;
  texts: MailTexts | null;
  version: number;
  updatedAt: Date;
}

/** Rows of `mail_templates`: only of templates that somebody changed at some time. */
export function createMailTemplateRepository(db: Knex) {
  const rows = () => db<MailTemplateRow>('mail_templates');
  return {
    all: (): Promise<MailTemplateRow[]> => rows().select('*'),

    find: (name: string): Promise<MailTemplateRow | undefined> => rows().where({ name }).first(),

    /** The texts of those that are edited. */
    texts: (names: readonly string[]): Promise<Pick<MailTemplateRow, 'name' | 'texts'>[]> =>
      rows().whereIn('name', names).whereNotNull('texts').select('name', 'texts'),

    /** Writes the state after `version`; false when it is not that version any more. */
    async write(name: string, texts: MailTexts | null, version: number): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `insert into mail_templates as stored (name, texts, version) values (:name, :texts::jsonb, :next)
         on conflict (name) do update set texts = excluded.texts, version = excluded.version, updated_at = now()
           where stored.version = :version`,
        { name, texts: texts && JSON.stringify(texts), version, next: version + 1 },
      );
      return rowCount > 0;
    },
  };
}
