import { problem, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry, Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import {
  countCannedReplies,
  deleteCannedReply,
  hasOtherOfTitle,
  insertCannedReply,
  listCannedReplies,
  mostCannedReplies,
  updateCannedReply,
} from './canned-reply-repository.ts';
import type { CannedReply, CannedReplyTexts } from './canned-reply-repository.ts';

interface Editor {
  name: string;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

const taken = () => problem.badRequest('validation-failed', undefined, { title: 'title-taken' });

/** Without spaces around; an empty English text is none. Refuses an empty title or Korean text. */
function tidied({ title, ko, en }: CannedReplyTexts): CannedReplyTexts {
  const texts = { title: title.trim(), ko: ko.trim(), en: en?.trim() || null };
  if (texts.title === '') throw problem.badRequest('validation-failed', undefined, { title: 'required' });
  if (texts.ko === '') throw problem.badRequest('validation-failed', undefined, { ko: 'required' });
  return texts;
}

/** Texts that agents put into their answers; managers write them. Each change is in the audit log, without the text. */
export function createCannedReplies(db: Knex) {
  const note = (trx: Knex, { audit }: Editor, action: string, { id, title }: CannedReply) =>
    recordAudit(trx, {
      ...audit,
      action,
      target: { type: 'canned-reply', id, label: title },
      details: { title },
    });

  return {
    list: (): Promise<CannedReply[]> => listCannedReplies(db),

    /** 400 `validation-failed` for a title that another one has, 409 `too-many`. */
    add: (typed: CannedReplyTexts, editor: Editor, remember: (reply: CannedReply, trx: Knex) => ReturnType<Remember>) =>
      db.transaction(async (trx) => {
        if ((await countCannedReplies(trx)) >= mostCannedReplies) throw problem.conflict('too-many');
        const reply = await insertCannedReply(trx, tidied(typed), editor.name);
        if (!reply) throw taken();
        await note(trx, editor, 'canned-reply.create', reply);
        await remember(reply, trx);
        return reply;
      }),

    /** 409 `stale-edit` when somebody else has changed or removed it meanwhile. */
    change: (known: Pick<CannedReply, 'id' | 'version'>, typed: CannedReplyTexts, editor: Editor) =>
      db.transaction(async (trx) => {
        const texts = tidied(typed);
        if (await hasOtherOfTitle(trx, known.id, texts.title)) throw taken();
        const reply = await updateCannedReply(trx, known, texts, editor.name);
        if (!reply) throw problem.conflict('stale-edit');
        await note(trx, editor, 'canned-reply.change', reply);
        return reply;
      }),

    /** 404 `canned-reply-not-found`, 409 `stale-edit`. */
    remove: (id: string, version: number | undefined, editor: Editor): Promise<void> =>
      db.transaction(async (trx) => {
        const reply = await deleteCannedReply(trx, id);
        if (!reply) throw problem.notFound('canned-reply-not-found');
        refuseUnseen(reply, version);
        await note(trx, editor, 'canned-reply.remove', reply);
      }),
  };
}

export type CannedReplies = ReturnType<typeof createCannedReplies>;
