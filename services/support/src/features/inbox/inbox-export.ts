import { auditOf, recordAudit, requireAdmin, sendCsv, sendXlsx, sessionUser, sortOf } from '@portal/service-kit';
import type { ExportColumn } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import type { Locale } from '../../locale.ts';
import { formLabels, passwordLabels, productNames, stateLabels, typeLabels } from '../inquiries/labels.ts';
import { inboxExportQuery, sortColumns } from './inbox-query.ts';
import { listMatching, readEntries } from './inbox-repository.ts';
import type { InboxEntry } from './inbox-repository.ts';
import { subjectsOf } from './present-inquiry.ts';

const headings: Record<Locale, string[]> = {
  ko: [
    '접수번호',
    '상태',
    '양식',
    '문의유형',
    '제품',
    '이름',
    '이메일',
    '연락처',
    '제목',
    '내용',
    '신청일',
    'SMWP 아이디',
    '패스워드',
    '회원',
    '담당자',
    '답변 수',
    '접수일시',
    '변경일시',
  ],
  en: [
    'Number',
    'State',
    'Form',
    'Type',
    'Product',
    'Name',
    'E-mail',
    'Phone',
    'Title',
    'Content',
    'Date of application',
    'SMWP id',
    'Password',
    'Member',
    'Assignee',
    'Replies',
    'Received',
    'Changed',
  ],
};

/** The columns of an export. Of a password it says only what became of it. */
function columnsIn(locale: Locale): ExportColumn<InboxEntry>[] {
  const values: ExportColumn<InboxEntry>['value'][] = [
    ({ inquiry }) => inquiry.number,
    ({ inquiry }) => stateLabels[locale][inquiry.state],
    ({ inquiry }) => formLabels[locale][inquiry.form],
    ({ inquiry }) => inquiry.type && typeLabels[locale][inquiry.type],
    ({ inquiry }) => inquiry.product && productNames[inquiry.product],
    ({ inquiry }) => inquiry.name,
    ({ inquiry }) => inquiry.email,
    ({ inquiry }) => inquiry.phone,
    ({ inquiry }) => inquiry.title,
    ({ inquiry }) => inquiry.content,
    ({ inquiry }) => inquiry.applyDate,
    ({ inquiry }) => inquiry.smwpId,
    ({ inquiry }) => passwordLabels[locale][inquiry.passwordState],
    ({ inquiry }) => inquiry.senderEmail,
    ({ assigneeName }) => assigneeName,
    ({ replyCount }) => replyCount,
    ({ inquiry }) => inquiry.createdAt,
    ({ inquiry }) => inquiry.updatedAt,
  ];
  return values.map((value, index) => ({ header: headings[locale][index] ?? '', value }));
}

/** `/api/email/admin/inquiries/export`: the list as a file. */
export function inboxExportRoute(app: SupportApp): void {
  app.get(
    '/admin/inquiries/export',
    {
      onRequest: requireAdmin,
      schema: {
        operationId: 'exportInquiries',
        summary: 'What the filters leave, as CSV or Excel',
        querystring: inboxExportQuery,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const me = sessionUser(request).id;
      const { sort, format = 'csv', lang = 'ko', ...filter } = request.query;
      const matching = await app.db.transaction(async (trx) => {
        const found = await listMatching(trx, filter, me, sortOf(sort, sortColumns, '-createdAt', 'inquiries.id'));
        const subjects = found.flatMap(({ email, senderId }) => subjectsOf({ email, senderId }));
        await recordAudit(trx, {
          ...auditOf(request),
          action: 'inquiries.export',
          subjects,
          details: { format, exported: found.length },
        });
        return found;
      });
      const rows = readEntries(
        app.db,
        matching.map(({ id }) => id),
        me,
      );
      const filename = `${lang === 'ko' ? '문의' : 'inquiries'}_${new Date().toISOString().slice(0, 10)}.${format}`;
      return format === 'xlsx'
        ? sendXlsx(reply, filename, columnsIn(lang), rows)
        : sendCsv(reply, filename, columnsIn(lang), rows);
    },
  );
}
