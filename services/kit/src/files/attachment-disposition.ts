/**
 * `Content-Disposition` that makes a browser save a file under its own name, never show it.
 * The plain name is for clients without RFC 5987: what is not printable ASCII becomes an underscore.
 */
export function attachmentDisposition(filename: string): string {
  const plain = filename.replaceAll(/[^\x20-\x7e]+/g, '_').replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
