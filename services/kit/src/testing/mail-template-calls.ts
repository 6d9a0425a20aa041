const texts = { koSubject: '제목', koText: '글', enSubject: 'Subject', enText: 'Text' };
const trial = { locale: 'ko', subject: '제목', text: '글' };
const name = 'no-such-mail';

/**
 * The calls on mail texts below `/admin/mail-templates`, for tables of rights: named as in the OpenAPI document, with path
 * and body for a mail that no service has. Who may edit gets 404.
 */
export const mailTemplateCalls: Record<string, { path: string; body?: object }> = {
  'GET /{name}': { path: `/${name}` },
  'PUT /{name}': { path: `/${name}`, body: { ...texts, version: 1 } },
  'POST /{name}/reset': { path: `/${name}/reset`, body: { version: 1 } },
  'POST /{name}/preview': { path: `/${name}/preview`, body: trial },
  'POST /{name}/test': { path: `/${name}/test`, body: trial },
  'GET /{name}/revisions': { path: `/${name}/revisions` },
  'GET /{name}/revisions/{number}': { path: `/${name}/revisions/1` },
  'POST /{name}/revisions/{number}/restore': { path: `/${name}/revisions/1/restore`, body: { version: 1 } },
};

/** The name of such a call as a document has it, below the base of its service. */
export function mailTemplateCallName(call: string, base: string): string {
  const [method = '', rest = ''] = call.split(' ');
  return `${method} ${base}admin/mail-templates${rest}`;
}
