import { problem } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { Knex } from 'knex';
import type { Access } from '../auth/access.ts';
import { auditOf } from '../audit/audit-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { pageOf, pageQuery, pageWindow, sortOf, toPage } from '../lists/page-query.ts';
import { whereHolds } from '../lists/text-search.ts';
import { searchText } from '../search/search-text.ts';
import type { ServiceApp } from '../app/service-app.ts';

const states = ['waiting', 'sent', 'failed'] as const;
type MailState = (typeof states)[number];

const State = Type.Enum([...states], { type: 'string' });
const Nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const OutboxMail = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.String({ description: 'What it was about: the beginning of its key' }),
    state: State,
    recipient: Nullable('Null once it is on its way: what a mail says is not kept'),
    subject: Nullable('Null once it is on its way'),
    attempts: Type.Integer(),
    reason: Nullable('Code of the last failure'),
    createdAt: Type.String({ format: 'date-time' }),
    sentAt: Nullable('ISO 8601'),
    failedAt: Nullable('ISO 8601'),
    nextAt: Nullable('When a waiting mail is tried next, ISO 8601'),
  },
  { $id: 'OutboxMail' },
);

const OutboxQuery = Type.Object(
  {
    state: Type.Optional(State),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of recipient, subject or kind' })),
    ...pageQuery(['createdAt', 'attempts']),
  },
  { additionalProperties: false },
);

const conditionOf: Record<MailState, string> = {
  waiting: 'sent_at is null and failed_at is null',
  sent: 'sent_at is not null',
  failed: 'failed_at is not null and sent_at is null',
};

interface OutboxRow {
  id: string;
  key: string;
  recipient: string | null;
  subject: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  runAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function toMail(row: OutboxRow) {
  const state: MailState = row.sentAt ? 'sent' : row.failedAt ? 'failed' : 'waiting';
  return {
    id: row.id,
    kind: row.key.split(':', 1)[0] ?? '',
    state,
    recipient: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    reason: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: iso(row.sentAt),
    failedAt: iso(row.failedAt),
    nextAt: state === 'waiting' ? row.runAt.toISOString() : null,
  };
}

function found(db: Knex, { state, search }: { state?: MailState; search?: string }) {
  const query = db<OutboxRow>('outbox');
  if (state) query.whereRaw(conditionOf[state]);
  const text = searchText(search);
  return whereHolds(query, "concat_ws(E'\\n', recipient, subject, key)", text ? [text] : [], true);
}

/**
 * The mails of a service, for those who may see them: state, reason of a failure, and another try. What a mail says is not shown:
 * it can hold links that open an account.
 */
export function outboxRoutes(app: ServiceApp, access: Access): void {
  app.get(
    '/admin/mails',
    {
      config: { access, stepUp: 'rows' },
      schema: {
        operationId: 'listMails',
        summary: 'Mails of this service with their state, newest first',
        querystring: OutboxQuery,
        response: { 200: pageOf(OutboxMail) },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const { state, sort } = request.query;
      const order = sortOf(sort, { createdAt: 'created_at', attempts: 'attempts' }, '-createdAt');
      const [rows, counted] = await Promise.all([
        found(app.db, request.query).select('*').orderByRaw(order).limit(window.limit).offset(window.offset),
        found(app.db, request.query).count<{ n: string }>({ n: '*' }).first(),
      ]);
      const mails = rows.map(toMail);
      const subjects = mails.flatMap(({ recipient }) => recipient ?? []);
      await recordAudit(app.db, {
        ...auditOf(request),
        action: 'mails.view',
        subjects,
        details: { mails: mails.length, ...(state && { state }) },
      });
      return toPage(window, Number(counted?.n ?? 0), mails);
    },
  );

  app.post(
    '/admin/mails/:id/resend',
    {
      config: { access, stepUp: 'mails' },
      schema: {
        operationId: 'resendMail',
        summary: 'Tries a mail that failed or waits again at once; 409 for one that was sent',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: OutboxMail },
      },
    },
    async (request) => {
      const { id } = request.params;
      return app.db.transaction(async (trx) => {
        const [row] = await trx<OutboxRow>('outbox')
          .where({ id })
          .whereNull('sentAt')
          .whereNotNull('recipient')
          .update({ failedAt: null, runAt: trx.fn.now(), attempts: 0, lastError: null })
          .returning('*');
        if (!row) {
          const isThere = await trx<OutboxRow>('outbox').where({ id }).first('id');
          throw isThere ? problem.conflict('mail-sent') : problem.notFound('mail-not-found');
        }
        await recordAudit(trx, {
          ...auditOf(request),
          action: 'mail.resend',
          target: { type: 'mail', id },
          subjects: row.recipient ? [row.recipient] : [],
        });
        return toMail(row);
      });
    },
  );
}
