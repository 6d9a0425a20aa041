import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { TProperties } from 'typebox';
import type { Access } from '../auth/access.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { MediaUse } from './media-schemas.ts';

/** The images of a section's texts: what differs from section to section. */
export interface MediaLibrary {
  /** Of its calls, such as `/api/news/media`; texts name images by it. */
  base: string;
  /** Who may add images. */
  access: Access;
  /** Who has all of the library, and leaves images there that no text shows; others have what they added. */
  mayEditAll(user: SessionUser): boolean;
  /** Whether it is kept who added an image: only where people who left are forgotten. The audit log says it anyway. */
  namesAuthors: boolean;
  /** What `uses` says of a text beside its title and path. */
  useFields: TProperties;
  /** The texts that show these images, by title. */
  uses(db: Knex, mediaIds: readonly string[]): Promise<(MediaUse & { mediaId: string })[]>;
  /** Whether a text shows this image that `reader` may read; without a reader, that everybody may. */
  isShown(db: Knex, mediaId: string, reader: SessionUser | undefined): Promise<boolean>;
  /** Before a file is received, such as its quotas. */
  beforeUpload?(request: FastifyRequest): Promise<unknown>;
}
