import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A whole PDF document of exactly so many bytes, most of them a comment. */
export function largePdf(bytes: number): Buffer {
  const documentOf = (comment: number): string => {
    const head = `%PDF-1.7\n%${'x'.repeat(comment)}\n`;
    const object = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
    const start = head.length + object.length;
    return `${head}${object}xref\n0 2\n0000000000 65535 f \n${String(head.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  };
  // The more bytes, the more digits in the place of the table
  let comment = bytes - 300;
  while (documentOf(comment).length < bytes) comment += bytes - documentOf(comment).length;
  return Buffer.from(documentOf(comment));
}

interface SlowUpload {
  url: URL;
  token: string;
  file: Buffer;
  name: string;
  /** How long the sending takes. */
  durationMs: number;
}

const pieces = 20;

/** Sends a file as a form, a piece at a time, as over a slow line. Returns the answer. */
export async function uploadSlowly({
  url,
  token,
  file,
  name,
  durationMs,
}: SlowUpload): Promise<{ status: number; body: string }> {
  const boundary = 'slow-upload-boundary';
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
  );
  const body = Buffer.concat([head, file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  };
  const sending = request(url, { method: 'POST', headers });
  const answered = new Promise<{ status: number; body: string }>((done, fail) => {
    sending.once('error', fail);
    sending.once('response', (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .once('end', () => done({ status: response.statusCode ?? 0, body: text }));
    });
  });
  answered.catch(() => undefined);
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length; at += size) {
    sending.write(body.subarray(at, at + size));
    await wait(durationMs / pieces);
  }
  sending.end();
  return answered;
}
