import { auditOf, sendCsv, sendXlsx, exportFilename, sessionUser } from '@portal/service-kit';
import type { ExportColumn } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import type { Locale } from '../../locale.ts';
import { formLabels, passwordLabels, productNames, stateLabels, typeLabels } from '../inquiries/labels.ts';
import type { InboxLists } from './inbox-list-service.ts';
import { inboxExportQuery } from './inbox-query.ts';
import type { InboxEntry } from './inbox-repository.ts';

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
    '태그',
    '답변 기한',
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
    'Tags',
    'Due',
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
    ({ inquiry }) => inquiry.tags.join(', '),
    ({ inquiry }) => inquiry.dueOn,
    ({ replyCount }) => replyCount,
    ({ inquiry }) => inquiry.createdAt,
    ({ inquiry }) => inquiry.updatedAt,
  ];
  return values.map((value, index) => ({ header: headings[locale][index] ?? '', value }));
}

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
      const admin = { user: sessionUser(request), audit: auditOf(request) };
      const rows = lists.export(filter, { sort, format }, admin);
      const filename = exportFilename(lang === 'ko' ? '문의' : 'inquiries', format);
      return format === 'xlsx'
        ? sendXlsx(reply, filename, columnsIn(lang), rows)
        : sendCsv(reply, filename, columnsIn(lang), rows);
    },
  );
}
