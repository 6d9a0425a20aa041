import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

export type MediaPage = ResponseOf<paths, 'GET', '/api/news/media'>;
export type Media = MediaPage['data'][number];
type MediaChange = BodyOf<paths, 'PATCH', '/api/news/media/{mediaId}'>;

/** Where an image is added. */
export const MEDIA_PATH = '/api/news/media';

/** Changes the words and the focal point of an image. Throws ApiError 409 `stale-edit`. */
export const editMedia = (api: ApiClient, mediaId: string, change: MediaChange) =>
  api.send('PATCH', `/api/news/media/${mediaId}`, change);

/** Removes an image. Throws ApiError 409 `media-in-use` while a text shows it. */
export const removeMedia = (api: ApiClient, mediaId: string) => api.send('DELETE', `/api/news/media/${mediaId}`);
