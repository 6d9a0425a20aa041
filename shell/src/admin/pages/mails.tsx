import {
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  Skeleton,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import {
  AdminList,
  AdminPage,
  CellLines,
  CellNote,
  formatDateTime,
  useAction,
  useCsvOfList,
  useListQuery,
  useListTable,
  useRemote,
  type Column,
} from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { listMails, resendMail, type OutboxMail } from '../../api/services.ts';
import { useSectionTitles } from '../admin-views.ts';
import { useMailServices } from '../use-mail-services.ts';

const STATES = ['waiting', 'sent', 'failed'] as const;
const TONES = { waiting: 'warning', sent: 'success', failed: 'error' } as const;

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.mails.title'), description: t('admin.mails.lead') };
}

/** Mails of one section: state, reason of a failure, and another try. */
export function Page() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { titles } = useSectionTitles();
  const { run, busy } = useAction();
  const services = useMailServices();
  const state = useListQuery({ page: 1, sort: '-createdAt', search: '', state: '', service: '' }, 'mails');
  const { service: wanted, ...query } = state.query;
  const service = services.data?.find(({ name }) => name === wanted) ?? services.data?.[0];
  const remote = useRemote(service && ['mails', service.base, query], (signal) =>
    listMails(api, service?.base ?? '', query, signal),
  );
  const list = useListTable(state, remote, ({ id }) => id);
  const titleOf = (name: string) => titles.get(name) ?? t(`admin.overview.services.${name}`, { defaultValue: name });

  /** A section that came later may send kinds that have no name here. */
  const kindText = (kind: string) => t(`admin.mails.kinds.${kind}`, { defaultValue: kind });

  const resend = ({ id }: OutboxMail) =>
    run(
      {
        work: () => resendMail(api, service?.base ?? '', id),
        done: t('admin.mails.resent'),
        failed: ({ code }) => t(code === 'mail-sent' ? 'admin.mails.alreadySent' : 'admin.mails.failedToResend'),
        onDone: list.reload,
        onFailed: list.reload,
      },
      id,
    );

  const columns: Column<OutboxMail>[] = [
    {
      id: 'recipient',
      header: t('admin.mails.recipient'),
      value: ({ recipient }) => recipient ?? '',
      cell: ({ recipient }) => recipient ?? <CellNote>{t('admin.mails.wiped')}</CellNote>,
    },
    {
      id: 'subject',
      header: t('admin.mails.subject'),
      value: ({ subject, kind }) => subject ?? kindText(kind),
      cell: ({ subject, kind }) => (
        <CellLines>
          {subject && <span>{subject}</span>}
          <CellNote>{kindText(kind)}</CellNote>
        </CellLines>
      ),
    },
    {
      id: 'state',
      header: t('admin.mails.state'),
      value: (mail) =>
        [t(`admin.mails.states.${mail.state}`), mail.state === 'sent' ? '' : mail.reason].filter(Boolean).join(': '),
      cell: (mail) => (
        <CellLines>
          <Chip tone={TONES[mail.state]}>{t(`admin.mails.states.${mail.state}`)}</Chip>
          {mail.state !== 'sent' && mail.reason && <CellNote>{mail.reason}</CellNote>}
          {mail.nextAt && mail.attempts > 0 && (
            <CellNote>{t('admin.mails.nextAt', { time: formatDateTime(mail.nextAt) })}</CellNote>
          )}
        </CellLines>
      ),
    },
    {
      id: 'attempts',
      header: t('admin.mails.attempts'),
      sortable: true,
      align: 'end',
      value: ({ attempts }) => attempts,
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'createdAt',
      header: t('admin.mails.createdAt'),
      sortable: true,
      value: ({ createdAt }) => formatDateTime(createdAt),
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      id: 'sentAt',
      header: t('admin.mails.sentAt'),
      value: ({ sentAt }) => formatDateTime(sentAt),
      cell: ({ sentAt }) => formatDateTime(sentAt) || '–',
    },
    {
      id: 'resend',
      header: t('admin.mails.resend'),
      align: 'end',
      cell: (mail) =>
        mail.state !== 'sent' && (
          <Button
            variant="secondary"
            size="small"
            loading={busy === mail.id}
            aria-label={t('admin.mails.resendNamed', { name: mail.recipient ?? kindText(mail.kind) })}
            onClick={() => void resend(mail)}
          >
            {t('admin.mails.resend')}
          </Button>
        ),
    },
  ];

  const saveCsv = useCsvOfList(columns, (paging) =>
    listMails(api, service?.base ?? '', { ...query, ...paging }, new AbortController().signal),
  );
  return (
    <AdminPage
      title={t('admin.mails.title')}
      lead={t('admin.mails.lead')}
      actions={
        <ButtonLink to="/admin/mails/templates" variant="secondary" size="small">
          {t('admin.mailTemplates.title')}
        </ButtonLink>
      }
    >
      {services.error && !services.data && <ErrorState onRetry={services.reload} />}
      {!services.data && !services.error && <Skeleton height={240} />}
      {services.data && (
        <AdminList<OutboxMail>
          list={{ ...list, saveCsv }}
          searchLabel={t('admin.mails.search')}
          filters={[
            {
              id: 'service',
              label: t('admin.mails.service'),
              value: service?.name ?? '',
              options: services.data.map(({ name }) => ({ value: name, label: titleOf(name) })),
              onChange: (name) => state.set({ service: name }),
            },
            {
              id: 'state',
              label: t('admin.mails.state'),
              value: state.query.state,
              options: [
                { value: '', label: t('admin.filters.all') },
                ...STATES.map((value) => ({ value, label: t(`admin.mails.states.${value}`) })),
              ],
              onChange: (value) => state.set({ state: value }),
            },
          ]}
          caption={t('admin.mails.title')}
          columns={columns}
          rowLabel={({ recipient, kind }) => recipient ?? kindText(kind)}
          empty={<EmptyState icon="mail" title={t('admin.mails.empty')} />}
        />
      )}
    </AdminPage>
  );
}
