import { problem } from '@portal/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../auth/session-user.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import type { SentFile } from '../files/send-stored-file.ts';

/** Who may load an image: an image has the rights of the texts that show it. */
export interface ImageRights {
  /** Whether a text shows it that `reader` may read; without a reader, that everybody may. */
  isShown(reader: SessionUser | undefined): Promise<boolean>;
  /** Whether somebody has it, whatever shows it: its author, and editors. */
  hasIt(user: SessionUser): boolean;
  /** Code of the 404 for everybody else. */
  missing: string;
}

/**
 * Sends an image of a library from a route with `access: 'optional'`. Every use of a cached copy is asked for first, so that
 * what is withdrawn is not shown again; what is not public is kept by no cache. 404 `missing` for who may read no text that shows it.
 */
export async function sendShownImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: Omit<SentFile, 'cacheControl'>,
  { isShown, hasIt, missing }: ImageRights,
): Promise<FastifyReply> {
  const { user } = request;
  const isPublic = await isShown(undefined);
  if (!isPublic && !(user && (hasIt(user) || (await isShown(user))))) throw problem.notFound(missing);
  return sendStoredFile(request, reply, {
    ...image,
    cacheControl: isPublic ? 'public, no-cache' : 'private, no-store',
  });
}
