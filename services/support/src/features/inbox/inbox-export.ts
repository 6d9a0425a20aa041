import { exportFilename, sendCsv, sendXlsx } from '@portal/service-kit';
import type { CellValue, ExportColumn } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import type { Locale } from '../../locale.ts';
import { formLabels, passwordLabels, productNames, stateLabels, typeLabels } from '../inquiries/labels.ts';
import type { InboxLists } from './inbox-list-service.ts';
import { inboxExportQuery } from './inbox-query.ts';
import type { InboxEntry } from './inbox-repository.ts';
import { adminOf } from './inquiry-audit.ts';

/** Headings in both languages, and what is below. Of a password it says only what became of it. */
const columns: readonly [ko: string, en: string, value: (entry: InboxEntry, locale: Locale) => CellValue][] = [
  ['접수번호', 'Number', ({ inquiry }) => inquiry.number],
  ['상태', 'State', ({ inquiry }, locale) => stateLabels[locale][inquiry.state]],
  ['양식', 'Form', ({ inquiry }, locale) => formLabels[locale][inquiry.form]],
  ['문의유형', 'Type', ({ inquiry }, locale) => inquiry.type && typeLabels[locale][inquiry.type]],
  ['제품', 'Product', ({ inquiry }) => inquiry.product && productNames[inquiry.product]],
  ['이름', 'Name', ({ inquiry }) => inquiry.name],
  ['이메일', 'E-mail', ({ inquiry }) => inquiry.email],
  ['연락처', 'Phone', ({ inquiry }) => inquiry.phone],
  ['제목', 'Title', ({ inquiry }) => inquiry.title],
  ['내용', 'Content', ({ inquiry }) => inquiry.content],
  ['신청일', 'Date of application', ({ inquiry }) => inquiry.applyDate],
  ['SMWP 아이디', 'SMWP id', ({ inquiry }) => inquiry.smwpId],
  ['패스워드', 'Password', ({ inquiry }, locale) => passwordLabels[locale][inquiry.passwordState]],
  ['회원', 'Member', ({ inquiry }) => inquiry.senderEmail],
  ['담당자', 'Assignee', ({ assigneeName }) => assigneeName],
  ['태그', 'Tags', ({ inquiry }) => inquiry.tags.join(', ')],
  ['답변 기한', 'Due', ({ inquiry }) => inquiry.dueOn],
  ['답변 수', 'Replies', ({ replyCount }) => replyCount],
  ['접수일시', 'Received', ({ inquiry }) => inquiry.createdAt],
  ['변경일시', 'Changed', ({ inquiry }) => inquiry.updatedAt],
];

const columnsIn = (locale: Locale): ExportColumn<InboxEntry>[] =>
  columns.map(([ko, en, value]) => ({ header: { ko, en }[locale], value: (entry) => value(entry, locale) }));

/** `/api/email/admin/inquiries/export`: the list as a file. */
export function inboxExportRoute(app: SupportApp, lists: InboxLists): void {
  app.get(
    '/admin/inquiries/export',
    {
      config: { access: 'agent', stepUp: 'data' },
      schema: {
        operationId: 'exportInquiries',
        summary: 'What the filters leave, as CSV or Excel',
        querystring: inboxExportQuery,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const { sort, format = 'csv', lang = 'ko', ...filter } = request.query;
      const rows = lists.export(filter, { sort, format }, adminOf(request));
      const filename = exportFilename(lang === 'ko' ? '문의' : 'inquiries', format);
      return (format === 'xlsx' ? sendXlsx : sendCsv)(reply, filename, columnsIn(lang), rows);
    },
  );
}
