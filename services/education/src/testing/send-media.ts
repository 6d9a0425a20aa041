import type { TestService } from '@portal/service-kit/testing';
import type { CallOptions } from './education.ts';

/** A PNG of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends an image to the library, or to a path below it such as `/<id>/replace`. */
export async function sendMedia(
  { app, token }: Pick<TestService, 'app' | 'token'>,
  path: string,
  as: CallOptions['as'],
  fields: Record<string, string> = {},
): Promise<Awaited<ReturnType<TestService['app']['inject']>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(photo)]), '실습실.png');
  const message = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api/education/media${path}`,
    payload: Buffer.from(await message.arrayBuffer()),
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      ...(as ? { authorization: `Bearer ${token(as)}` } : {}),
    },
  });
}
