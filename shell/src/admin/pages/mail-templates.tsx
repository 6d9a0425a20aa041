import { Chip, EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import {
  AdminList,
  AdminPage,
  formatDateTime,
  useListQuery,
  useLocalTable,
  useRemote,
  type Column,
} from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { listMailTemplates, type MailTemplateSummary } from '../../api/services.ts';
import { useSectionTitles } from '../admin-views.ts';
import { readFromAll } from '../read-from-all.ts';
import { useMailServices } from '../use-mail-services.ts';

interface Row extends MailTemplateSummary {
  service: string;
}

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.mailTemplates.title'), description: t('admin.mailTemplates.lead') };
}

const stateOf = ({ isEdited, isOutdated }: MailTemplateSummary) =>
  isOutdated ? 'outdated' : isEdited ? 'edited' : 'builtIn';
const TONES = { outdated: 'error', edited: 'info', builtIn: 'neutral' } as const;

/** The mails of all sections whose texts the reader may edit. */
export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const { titles } = useSectionTitles();
  const nameOf = (service: string) =>
    titles.get(service) ?? t(`admin.overview.services.${service}`, { defaultValue: service });
  const { data: senders } = useMailServices();
  const remote = useRemote(senders && ['mail-templates', senders.length], async (signal): Promise<Row[]> => {
    const told = await readFromAll(senders ?? [], ({ base }) => listMailTemplates(api, base, signal));
    return told.flatMap(({ name, answer }) => answer?.templates.map((one) => ({ ...one, service: name })) ?? []);
  });
  const state = useListQuery({ page: 1, sort: '', search: '', service: '' }, 'mail-templates');
  const columns: Column<Row>[] = [
    {
      id: 'title',
      header: t('admin.mailTemplates.mail'),
      cell: ({ title }) => title[locale],
      value: ({ title }) => title[locale],
      sortable: true,
    },
    {
      id: 'service',
      header: t('admin.mails.service'),
      cell: ({ service }) => nameOf(service),
      value: ({ service }) => nameOf(service),
      sortable: true,
    },
    {
      id: 'state',
      header: t('admin.mailTemplates.state'),
      cell: (row) => <Chip tone={TONES[stateOf(row)]}>{t(`admin.mailTemplates.states.${stateOf(row)}`)}</Chip>,
      value: (row) => t(`admin.mailTemplates.states.${stateOf(row)}`),
      sortable: true,
    },
    {
      id: 'updatedAt',
      header: t('admin.mailTemplates.updatedAt'),
      cell: ({ updatedAt }) => (updatedAt === null ? '–' : formatDateTime(updatedAt)),
      value: ({ updatedAt }) => updatedAt ?? '',
      sortable: true,
    },
  ];
  const list = useLocalTable<Row>(state, remote, {
    rowKey: ({ service, name }) => `${service}/${name}`,
    columns,
    filters: { service: ({ service }) => service },
  });
  const services = [...new Set(remote.data?.map(({ service }) => service))];
  return (
    <AdminPage
      title={t('admin.mailTemplates.title')}
      lead={t('admin.mailTemplates.lead')}
      back={{ to: '/admin/mails', label: t('admin.mails.title') }}
    >
      <AdminList<Row>
        list={list}
        searchLabel={t('admin.mailTemplates.search')}
        filters={[
          {
            id: 'service',
            label: t('admin.mails.service'),
            value: state.query.service,
            options: [
              { value: '', label: t('admin.filters.all') },
              ...services.map((value) => ({ value, label: nameOf(value) })),
            ],
            onChange: (service) => state.set({ service }),
          },
        ]}
        caption={t('admin.mailTemplates.title')}
        columns={columns}
        rowLabel={({ title }) => title[locale]}
        rowHref={({ service, name }) => `/admin/mails/templates/${service}/${name}`}
        empty={<EmptyState icon="mail" title={t('admin.mailTemplates.empty')} />}
      />
    </AdminPage>
  );
}
