import {
  ButtonLink,
  ErrorState,
  PageProblem,
  Skeleton,
  useLoaderData,
  useNavigate,
  useParams,
  useTranslation,
  type HeadInput,
  type LoadContext,
  type PageHead,
} from '@portal/kit';
import { useAdminItem } from '../data/use-admin-data.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { ResourceFacts } from './resource-facts.tsx';
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx';
import { ResourceHistory } from './resource-history.tsx';
import { ResourceList } from './resource-list.tsx';
import { ResourceTrash } from './resource-trash.tsx';
import type { Resource, ResourceEntry } from './resource.ts';
import { readResource } from './use-resource.ts';
import type { ResourceListProps } from './use-resource-list.tsx';
import { useResourceWords } from './use-resource-words.ts';

interface ResourcePagesInput<Entry extends ResourceEntry>
  extends
    Pick<ResourceListProps<Entry>, 'columns' | 'RowActions' | 'BulkActions'>,
    Pick<ResourceFormProps<Entry>, 'controls' | 'Beside' | 'errorText'> {
  /** Below which the service has its admin calls, such as `/api/content/admin`: the check of releases takes these as used. */
  base: string;
  /** Below which its resources have their pages, such as `/admin/marketing`. */
  home: string;
}

const head = ({ data, locale }: HeadInput<Resource>): PageHead => ({
  title: data.words.many[locale],
  description: '',
  noindex: true,
});

/**
 * The pages of the resources of a service, for `resourceRoutes`: list, form with history, trash. The last part of
 * `home/<path>` says which resource is shown.
 */
export function resourcePages<Entry extends ResourceEntry = ResourceEntry>({
  base,
  home,
  columns,
  RowActions,
  BulkActions,
  ...form
}: ResourcePagesInput<Entry>) {
  const urlOf = ({ path }: Resource) => `${home}/${path}`;
  const draftNameOf = ({ path }: Resource) => `${home.slice(home.lastIndexOf('/') + 1)}.draft.${path}`;

  const load = ({ api, url }: LoadContext): Promise<Resource> => {
    const [path = ''] = url.pathname.slice(home.length + 1).split('/');
    return readResource(api, base, path);
  };

  function List({ resource }: { resource: Resource }) {
    const { t } = useTranslation('shell');
    const { many, lead } = useResourceWords(resource);
    const url = urlOf(resource);
    return (
      <AdminPage
        title={many}
        lead={lead}
        actions={
          resource.mayWrite && (
            <>
              {resource.hasTrash && (
                <ButtonLink to={`${url}/trash`} variant="secondary">
                  {t('admin.ui.resource.trash.title')}
                </ButtonLink>
              )}
              <ButtonLink to={`${url}/new`}>{t('admin.ui.resource.add')}</ButtonLink>
            </>
          )
        }
      >
        <ResourceList<Entry>
          key={resource.path}
          resource={resource}
          hrefOf={({ entryId }) => `${url}/${encodeURIComponent(entryId)}`}
          columns={columns}
          RowActions={RowActions}
          BulkActions={BulkActions}
        />
      </AdminPage>
    );
  }

  function Stored({ resource, entryId }: { resource: Resource; entryId?: string }) {
    const { t } = useTranslation('shell');
    const navigate = useNavigate();
    const { one, many, lead } = useResourceWords(resource);
    const { address, isSingle, mayWrite } = resource;
    const url = urlOf(resource);
    const entry = useAdminItem<Entry>(isSingle ? address : `${address}/${encodeURIComponent(entryId ?? '')}`);
    if (!entry.data && entry.error?.status === 404) return <PageProblem status={404} />;
    const toList = () => navigate(url);
    return (
      <AdminPage
        title={isSingle ? many : mayWrite ? t('admin.ui.resource.editTitle', { one }) : one}
        lead={isSingle ? lead : undefined}
        back={isSingle ? undefined : { to: url, label: many }}
        actions={
          entry.data && mayWrite && <ResourceHistory resource={resource} entry={entry.data} onRestored={entry.reload} />
        }
      >
        {entry.error && <ErrorState onRetry={entry.reload} />}
        {!entry.data && !entry.error && <Skeleton height={480} />}
        {entry.data && !mayWrite && <ResourceFacts resource={resource} entry={entry.data} />}
        {entry.data && mayWrite && (
          <ResourceForm<Entry>
            {...form}
            resource={resource}
            entry={entry.data}
            draftName={draftNameOf(resource)}
            heading={t('admin.ui.resource.content')}
            onSaved={isSingle ? entry.reload : toList}
            onCancel={isSingle ? undefined : toList}
            onShowCurrent={entry.reload}
          />
        )}
      </AdminPage>
    );
  }

  function New({ resource }: { resource: Resource }) {
    const { t } = useTranslation('shell');
    const navigate = useNavigate();
    const { one, many } = useResourceWords(resource);
    const url = urlOf(resource);
    const toList = () => navigate(url);
    return (
      <AdminPage title={t('admin.ui.resource.newTitle', { one })} back={{ to: url, label: many }}>
        <ResourceForm<Entry>
          {...form}
          resource={resource}
          draftName={draftNameOf(resource)}
          heading={t('admin.ui.resource.content')}
          onSaved={toList}
          onCancel={toList}
          onShowCurrent={() => undefined}
        />
      </AdminPage>
    );
  }

  function Trash({ resource }: { resource: Resource }) {
    const { t } = useTranslation('shell');
    const { many } = useResourceWords(resource);
    return (
      <AdminPage
        title={t('admin.ui.resource.trash.of', { many })}
        lead={t('admin.ui.resource.trash.lead')}
        back={{ to: urlOf(resource), label: many }}
      >
        <ResourceTrash key={resource.path} resource={resource} />
      </AdminPage>
    );
  }

  const page = (Page: () => React.ReactNode) => ({ load, head, Page });
  return {
    list: page(() => {
      const resource = useLoaderData<Resource>();
      return resource.isSingle ? <Stored resource={resource} /> : <List resource={resource} />;
    }),
    entry: page(() => {
      const resource = useLoaderData<Resource>();
      const { entryId = '' } = useParams();
      if (resource.isSingle) return <PageProblem status={404} />;
      return entryId === 'new' && resource.mayWrite ? (
        <New resource={resource} />
      ) : (
        <Stored key={entryId} resource={resource} entryId={entryId} />
      );
    }),
    trash: page(() => {
      const resource = useLoaderData<Resource>();
      return resource.hasTrash && resource.mayWrite ? <Trash resource={resource} /> : <PageProblem status={404} />;
    }),
  };
}
