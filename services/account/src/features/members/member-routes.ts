import {
  auditOf,
  pageWindow,
  recordAudit,
  sendCsv,
  sendXlsx,
  seoulDate,
  sessionUser,
  toPage,
} from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountApp } from '../../config.ts';
import { createSessionGuard } from '../sessions/session-guard.ts';
import { toMemberAnswer } from './member.ts';
import { memberColumnsIn } from './member-columns.ts';
import { createMemberRepository } from './member-repository.ts';
import {
  ManyAnswerSchema,
  MemberCountsSchema,
  MemberDetailSchema,
  MemberExportQuery,
  MemberListQuery,
  MemberPageSchema,
  MemberParams,
  MemberSchema,
  RoleBody,
  SuspendBody,
  SuspendManyBody,
  UnsuspendBody,
  UnsuspendManyBody,
} from './member-schemas.ts';
import type { MemberFilters } from './member-schemas.ts';
import { changeMany } from './change-many.ts';
import { createMemberService } from './member-service.ts';
import type { Acting } from './member-service.ts';

function actingIn(request: FastifyRequest): Acting {
  return { id: sessionUser(request).id, origin: auditOf(request) };
}

/** Which filters were set; what was searched for may name a person, who could not be erased from here. */
function filtersUsed({ search, ...filters }: MemberFilters): Record<string, unknown> {
  const { role, status, verified } = filters;
  return { role, status, verified, search: search !== undefined && search !== '' };
}

/** `/api/user/admin/members`: for admins. */
export function memberRoutes(app: AccountApp): void {
  const members = createMemberRepository(app.db);
  const service = createMemberService(app.db);
  const guarded = { onRequest: createSessionGuard(app.db).admin };
  const security = [{ member: [] }];
  const base = '/admin/members';

  app.get(
    base,
    {
      ...guarded,
      schema: {
        operationId: 'listMembers',
        summary: 'Members by search, filters and order',
        security,
        querystring: MemberListQuery,
        response: { 200: MemberPageSchema },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const [found, total] = await Promise.all([
        members.list(request.query, request.query.sort, window),
        members.count(request.query),
      ]);
      await recordAudit(app.db, {
        ...auditOf(request),
        action: 'members.list',
        subjects: found.map(({ id }) => id),
        details: filtersUsed(request.query),
      });
      return toPage(window, total, found.map(toMemberAnswer));
    },
  );

  app.get(
    `${base}/counts`,
    {
      ...guarded,
      schema: {
        operationId: 'countMembers',
        summary: 'How many members there are of each kind',
        security,
        response: { 200: MemberCountsSchema },
      },
    },
    () => members.counts(),
  );

  app.get(
    `${base}/export`,
    {
      ...guarded,
      schema: {
        operationId: 'exportMembers',
        summary: 'The list as a file, in all its pages',
        security,
        querystring: MemberExportQuery,
      },
    },
    async (request, reply) => {
      const { sort, format = 'csv', lang = 'ko' } = request.query;
      const total = await members.count(request.query);
      await recordAudit(app.db, {
        ...auditOf(request),
        action: 'members.export',
        details: { ...filtersUsed(request.query), format, members: total },
      });
      const send = format === 'csv' ? sendCsv : sendXlsx;
      const name = lang === 'ko' ? '회원' : 'members';
      return send(
        reply,
        `${name}-${seoulDate(new Date())}.${format}`,
        memberColumnsIn(lang),
        members.each(request.query, sort),
      );
    },
  );

  app.get(
    `${base}/:id`,
    {
      ...guarded,
      schema: {
        operationId: 'viewMember',
        summary: 'All about one member',
        security,
        params: MemberParams,
        response: { 200: MemberDetailSchema },
      },
    },
    (request) => service.view(request.params.id, actingIn(request)),
  );

  app.post(
    `${base}/:id/role`,
    {
      ...guarded,
      schema: {
        operationId: 'setMemberRole',
        summary: 'Makes a member an admin, or an admin a member',
        security,
        params: MemberParams,
        body: RoleBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.setRole(request.params.id, request.body.version, request.body.role, actingIn(request)),
  );

  app.post(
    `${base}/:id/suspend`,
    {
      ...guarded,
      schema: {
        operationId: 'suspendMember',
        summary: 'Ends every session of a member and refuses sign-in',
        security,
        params: MemberParams,
        body: SuspendBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.suspend(request.params.id, request.body.version, request.body.reason, actingIn(request)),
  );

  app.post(
    `${base}/:id/unsuspend`,
    {
      ...guarded,
      schema: {
        operationId: 'unsuspendMember',
        summary: 'Lets a member sign in again',
        security,
        params: MemberParams,
        body: UnsuspendBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.unsuspend(request.params.id, request.body.version, actingIn(request)),
  );

  app.post(
    `${base}/suspend`,
    {
      ...guarded,
      schema: {
        operationId: 'suspendMembers',
        summary: 'The same for many, each for itself: what is refused stays, with its reason',
        security,
        body: SuspendManyBody,
        response: { 200: ManyAnswerSchema },
      },
    },
    (request) =>
      changeMany(request.body.members, ({ id, version }) =>
        service.suspend(id, version, request.body.reason, actingIn(request)),
      ),
  );

  app.post(
    `${base}/unsuspend`,
    {
      ...guarded,
      schema: {
        operationId: 'unsuspendMembers',
        summary: 'Lets many sign in again, each for itself',
        security,
        body: UnsuspendManyBody,
        response: { 200: ManyAnswerSchema },
      },
    },
    (request) =>
      changeMany(request.body.members, ({ id, version }) => service.unsuspend(id, version, actingIn(request))),
  );
}
