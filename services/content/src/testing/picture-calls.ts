import type { createTestService } from '@portal/service-kit/testing';

type Service = Awaited<ReturnType<typeof createTestService>>;
type Answer = Awaited<ReturnType<Service['app']['inject']>>;

interface SendOptions {
  /** Below the pictures, such as `/<id>/replace`. */
  path?: string;
  fields?: Record<string, string>;
  /** Those of an editor when left out. */
  headers?: Record<string, string>;
}

/** Calls of admins about pictures and the cases that show them, for tests. */
export function pictureCalls(service: Service) {
  const editor = () => ({ authorization: `Bearer ${service.token({ role: 'admin' })}` });
  return {
    editor,

    async send(
      content: Buffer | string,
      name: string,
      { path = '', fields = {}, headers = editor() }: SendOptions = {},
    ): Promise<Answer> {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
      const message = new Response(form);
      return service.app.inject({
        method: 'POST',
        url: `/api/content/admin/pictures${path}`,
        payload: Buffer.from(await message.arrayBuffer()),
        headers: { 'content-type': message.headers.get('content-type') ?? '', ...headers },
      });
    },

    /** The number of the new case, or the status of the answer. */
    async addCase(pictureId: string): Promise<string> {
      const answer = await service.app.inject({
        method: 'POST',
        url: '/api/content/admin/cases',
        headers: editor(),
        payload: {
          industryKey: 'metal',
          industryKo: '금속',
          industryEn: null,
          companyKo: '샘플메탈',
          companyEn: null,
          projectKo: 'MES 도입',
          projectEn: null,
          detailsKo: '수주부터 출하까지',
          detailsEn: null,
          pictureId,
          hidden: false,
        },
      });
      return answer.statusCode === 201 ? answer.json<{ entryId: string }>().entryId : String(answer.statusCode);
    },
  };
}
