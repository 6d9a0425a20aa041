import type { ServiceOverview } from '@portal/contract';
import { Chip, EmptyState, Link, useTranslation } from '@portal/kit';
import { DataTable, formatDateTime, type Column } from '@portal/kit/admin';
import { useReleaseWords } from './use-release-words.ts';

/** Which version of each service runs, since when, and how it does: of the sections that the member manages. */
export function ServiceList({ services }: { services: ServiceOverview[] }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const columns: Column<ServiceOverview>[] = [
    {
      id: 'service',
      header: t('admin.releases.services.service'),
      cell: ({ section, service }) => <Link to={`/admin/releases/${section}/services/${service}`}>{service}</Link>,
    },
    { id: 'live', header: t('admin.releases.states.live'), cell: ({ live }) => live },
    {
      id: 'canary',
      header: t('admin.releases.states.canary'),
      cell: ({ canary }) => (canary ? <Chip tone="info">{`${canary.version} · ${canary.percent}%`}</Chip> : '–'),
    },
    {
      id: 'at',
      header: t('admin.releases.at'),
      cell: ({ history: [last] }) => (last ? formatDateTime(last.at) : '–'),
    },
    {
      id: 'action',
      header: t('admin.releases.services.last'),
      cell: ({ history: [last] }) => (last ? words.action(last) : '–'),
    },
    {
      id: 'by',
      header: t('admin.releases.who'),
      cell: ({ history: [last] }) => (last ? words.whoReleased(last) : '–'),
    },
    {
      id: 'failures',
      header: t('admin.releases.health'),
      cell: ({ live, versions }) => words.failedCalls(versions.find(({ version }) => version === live) ?? {}),
    },
  ];
  return (
    <DataTable<ServiceOverview>
      caption={t('admin.releases.services.title')}
      columns={columns}
      rows={services.toSorted((a, b) => (a.service < b.service ? -1 : 1))}
      rowKey={({ service }) => service}
      empty={<EmptyState title={t('admin.releases.services.none')} />}
    />
  );
}
