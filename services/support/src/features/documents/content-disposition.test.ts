import { describe, expect, test } from '@jest/globals';
import { attachmentDisposition } from './content-disposition.ts';

describe('attachmentDisposition', () => {
  test('carries a Korean name whole in filename*', () => {
    const header = attachmentDisposition('셀매트릭스_회사소개서.pdf');
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe('셀매트릭스_회사소개서.pdf');
  });

  test('keeps the plain name in printable ASCII', () => {
    expect(attachmentDisposition('WEB_EQ_카탈로그.pdf')).toContain('filename="WEB_EQ__.pdf"');
  });

  test('cannot be broken out of by quotes or line ends', () => {
    const header = attachmentDisposition('a"; filename=evil\r\nX: 1.pdf');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/"/g)).toHaveLength(2);
  });

  test('escapes what RFC 5987 does not let stand', () => {
    expect(attachmentDisposition("(1)'*.pdf")).toContain("filename*=UTF-8''%281%29%27%2A.pdf");
  });
});
