import { auditOf, pageWindow, recordAudit, sendCsv, sendXlsx, exportFilename, toPage } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { auditColumnsIn } from './audit-columns.ts';
import { createAuditLogRepository } from './audit-log-repository.ts';
import { AuditExportQuery, AuditOptionsSchema, AuditPageSchema, AuditQuery } from './audit-schemas.ts';

/** `/api/user/admin/audit`: the log of all services, for admins. */
export function auditRoutes(app: AccountApp): void {
  const log = createAuditLogRepository(app.db);

  app.get(
    '/admin/audit',
    {
      config: { access: 'administrator', stepUp: 'rows' },
      schema: {
        operationId: 'listAudit',
        summary: 'The audit log, newest first',
        querystring: AuditQuery,
        response: { 200: AuditPageSchema },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const [entries, total] = await Promise.all([log.list(request.query, window), log.count(request.query)]);
      return toPage(window, total, entries);
    },
  );

  app.get(
    '/admin/audit/options',
    {
      config: { access: 'administrator' },
      schema: {
        operationId: 'listAuditOptions',
        summary: 'Actions and services that occur in the log',
        response: { 200: AuditOptionsSchema },
      },
    },
    () => log.options(),
  );

  app.get(
    '/admin/audit/export',
    {
      config: { access: 'administrator', stepUp: 'data' },
      schema: { operationId: 'exportAudit', summary: 'The log as a CSV or Excel file', querystring: AuditExportQuery },
    },
    async (request, reply) => {
      const { lang = 'ko', format = 'csv', action, service, from, to, actor, subject, target } = request.query;
      // People are not named again: they could not be erased from here
      const details = {
        action,
        service,
        from,
        to,
        actor: actor !== undefined,
        subject: subject !== undefined,
        target: target !== undefined,
      };
      await recordAudit(app.db, { ...auditOf(request), action: 'audit.export', details });
      const name = lang === 'ko' ? '감사기록' : 'audit-log';
      const send = format === 'csv' ? sendCsv : sendXlsx;
      return send(reply, exportFilename(name, format), auditColumnsIn(lang), log.each(request.query));
    },
  );
}
