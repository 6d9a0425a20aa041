import {
  auditOf,
  pageWindow,
  recordAudit,
  SeenQuery,
  sendCsv,
  sendXlsx,
  exportFilename,
  sessionUser,
  toPage,
  Type,
} from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountApp } from '../../config.ts';
import { resetSecondFactor } from '../second-factor/reset-service.ts';
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
  RolesBody,
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
  const { role, section, status, verified } = filters;
  return { role, section, status, verified, search: search !== undefined && search !== '' };
}

/** `/api/user/admin/members`: for admins. */
export function memberRoutes(app: AccountApp): void {
  const members = createMemberRepository(app.db);
  const service = createMemberService(app.db);
  const base = '/admin/members';

  app.get(
    base,
    {
      config: { access: 'administrator', stepUp: 'rows' },
      schema: {
        operationId: 'listMembers',
        summary: 'Members by search, filters and order',
        querystring: MemberListQuery,
        response: { 200: MemberPageSchema },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const total = await members.count(request.query);
      const found = await members.list(request.query, request.query.sort, window, total);
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
      config: { access: 'administrator' },
      schema: {
        operationId: 'countMembers',
        summary: 'How many members there are of each kind',
        response: { 200: MemberCountsSchema },
      },
    },
    () => members.counts(),
  );

  app.get(
    `${base}/export`,
    {
      config: { access: 'administrator', stepUp: 'data' },
      schema: {
        operationId: 'exportMembers',
        summary: 'The list as a file, in all its pages',
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
      return send(reply, exportFilename(name, format), memberColumnsIn(lang), members.each(request.query, sort));
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'administrator', stepUp: 'rows' },
      schema: {
        operationId: 'viewMember',
        summary: 'All about one member',
        params: MemberParams,
        response: { 200: MemberDetailSchema },
      },
    },
    (request) => service.view(request.params.id, actingIn(request)),
  );

  app.post(
    `${base}/:id/role`,
    {
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'setMemberRole',
        summary: 'Makes a member an admin, or an admin a member',
        params: MemberParams,
        body: RoleBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.setRole(request.params.id, request.body.version, request.body.role, actingIn(request)),
  );

  app.put(
    `${base}/:id/roles`,
    {
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'setMemberRoles',
        summary: 'What a member may do: the role of the account, and the roles in sections, which are all replaced',
        params: MemberParams,
        body: RolesBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.setRoles(request.params.id, request.body.version, request.body, actingIn(request)),
  );

  app.post(
    `${base}/:id/suspend`,
    {
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'suspendMember',
        summary: 'Ends every session of a member and refuses sign-in',
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
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'unsuspendMember',
        summary: 'Lets a member sign in again',
        params: MemberParams,
        body: UnsuspendBody,
        response: { 200: MemberSchema },
      },
    },
    (request) => service.unsuspend(request.params.id, request.body.version, actingIn(request)),
  );

  app.post(
    `${base}/:id/reset-second-factor`,
    {
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'resetSecondFactor',
        summary: 'Removes the second factor of a member who has lost it and ends their sessions; a mail tells them',
        params: MemberParams,
        querystring: SeenQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const seen = { id: request.params.id, version: request.query.version };
      await resetSecondFactor(app.db, seen, actingIn(request), app.config.PUBLIC_ORIGIN);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}/suspend`,
    {
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'suspendMembers',
        summary: 'The same for many, each for itself: what is refused stays, with its reason',
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
      config: { access: 'administrator', stepUp: 'rights' },
      schema: {
        operationId: 'unsuspendMembers',
        summary: 'Lets many sign in again, each for itself',
        body: UnsuspendManyBody,
        response: { 200: ManyAnswerSchema },
      },
    },
    (request) =>
      changeMany(request.body.members, ({ id, version }) => service.unsuspend(id, version, actingIn(request))),
  );
}
