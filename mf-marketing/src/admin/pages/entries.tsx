import { Skeleton } from '@portal/kit';
import { resourcePages, type BesideProps } from '@portal/kit/admin';
import { lazy, Suspense } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';

// Load the components of the pages that show the entries; the form does not wait for them.
const EntryPreview = lazy(() => import(/* webpackChunkName: "entry-preview" */ '../previews/entry-preview.tsx'));
const PictureForm = lazy(() => import(/* webpackChunkName: "entry-preview" */ '../picture/picture-form.tsx'));

/** The picture of an entry, and what visitors will see of it. */
function EntryExtras({ resource, body, set }: BesideProps) {
  const pictureName = resource.fields.find(({ kind }) => kind === 'image')?.name;
  const pictureId = pictureName && String(body[pictureName] ?? '');
  const picture = useAdminItem(pictureId ? `/api/content/admin/pictures/${pictureId}` : undefined);
  const shownPicture = picture.data?.pictureId === pictureId ? picture.data : undefined;
  if (resource.isSingle) return null;
  return (
    <>
      {pictureName && (
        <Suspense fallback={<Skeleton height={240} />}>
          <PictureForm
            key={`${shownPicture?.pictureId} ${shownPicture?.version}`}
            picture={shownPicture}
            isFailed={Boolean(pictureId && picture.error)}
            onReload={picture.reload}
            onChosen={(chosen) => set({ [pictureName]: chosen })}
          />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height={320} />}>
        <EntryPreview resource={resource.path} body={body} picture={shownPicture} />
      </Suspense>
    </>
  );
}

/** The resources of the content service. */
export const pages = resourcePages({ base: '/api/content/admin', home: '/admin/marketing', Beside: EntryExtras });
