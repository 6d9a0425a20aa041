import { markdownFinding, problem, recordAudit, seoulIso } from '@portal/service-kit';
import type { AuditEntry, QuotaCaller, Quotas, Remember, SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import { parseId } from '../boards/paging.ts';
import type { communityQuotas } from '../../quotas.ts';
import { authorFor, isEditor, isAuthor } from '../boards/reader.ts';
import type { Reader } from '../boards/reader.ts';
import { mayAnswer, mayRemove } from '../boards/rights.ts';
import { questionTypes } from '../boards/boards.ts';
import { noteMediaUses } from '../media/media-use-repository.ts';
import { createAnswerRepository } from './answer-repository.ts';
import type { StoredAnswer } from './answer-repository.ts';
import type { Answer } from './answer-schemas.ts';

/** An answer as this reader may see it. */
export function presentAnswer(answer: StoredAnswer, reader: Reader): Answer {
  return {
    answerId: answer.answerId,
    content: answer.content,
    ...authorFor(reader, answer),
    byAdmin: answer.byAdmin,
    mayRemove: mayRemove(reader, answer),
    createdAt: seoulIso(answer.createdAt),
  };
}

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

export function createAnswerService(db: Knex, quotas: Quotas<keyof typeof communityQuotas>) {
  return {
    /** 400 `validation-failed`, 404 `classroom-not-found`, 409 `not-a-question`, 403 `not-allowed-to-answer`, 429 `too-many-requests`. */
    async answer(
      given: { classroomId: number | string; content: string },
      user: SessionUser,
      { caller, remember }: { caller: QuotaCaller; remember: Remember },
    ): Promise<Answer> {
      const finding = markdownFinding(given.content);
      if (finding) throw problem.badRequest('validation-failed', undefined, { content: finding });
      await quotas.take(caller, ['answers-per-account', 'answers-per-address']);
      const postId = parseId(String(given.classroomId));
      return db.transaction(async (trx) => {
        const answers = createAnswerRepository(trx);
        const post = postId === undefined ? undefined : await answers.holdPost(postId);
        if (!post) throw problem.notFound('classroom-not-found');
        if (!questionTypes.includes(post.type)) throw problem.conflict('not-a-question');
        if (!mayAnswer(user, { type: post.type, authorId: post.authorId }))
          throw problem.forbidden('not-allowed-to-answer');
        const stored = await answers.insert({
          postId: post.id,
          content: given.content.replaceAll('\r\n', '\n').normalize('NFC'),
          authorId: user.id,
          authorEmail: user.email,
          byAdmin: isEditor(user),
        });
        await noteMediaUses(
          trx,
          {
            source: 'classroom_answers',
            itemId: stored.answerId,
            ownerId: stored.byAdmin ? undefined : user.id,
          },
          [stored.content],
        );
        const answer = presentAnswer(stored, user);
        await remember(trx, answer);
        return answer;
      });
    },

    /** The number removed; 403 `not-author`. What an admin takes away from somebody else is in the audit log. */
    async remove(answerId: string, user: SessionUser, audit: Audit): Promise<number> {
      const id = parseId(answerId);
      return db.transaction(async (trx) => {
        const answers = createAnswerRepository(trx);
        const stored = id === undefined ? undefined : await answers.find(id);
        if (!stored) return 0;
        if (!mayRemove(user, stored)) throw problem.forbidden('not-author');
        const removed = await answers.remove(stored.answerId, isAuthor(user, stored.authorId));
        if (removed > 0 && !isAuthor(user, stored.authorId)) {
          await recordAudit(trx, {
            ...audit,
            action: 'answer.delete',
            target: { type: 'answer', id: String(stored.answerId) },
            subjects: stored.authorId === null ? [] : [stored.authorId],
            details: { classroomId: stored.postId },
          });
        }
        return removed;
      });
    },

    /** Brings an answer back within 30 days: its author what they removed themselves, editors all. The number that came back. */
    async restore(answerId: number, user: SessionUser, audit: Audit): Promise<number> {
      return db.transaction(async (trx) => {
        const back = await createAnswerRepository(trx).restore(answerId, isEditor(user) ? undefined : user.id);
        if (back > 0 && isEditor(user))
          await recordAudit(trx, {
            ...audit,
            action: 'answer.restore',
            target: { type: 'answer', id: String(answerId) },
          });
        return back;
      });
    },
  };
}
