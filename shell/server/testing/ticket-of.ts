/** The visitor's ticket for reports, as a browser reads it from the headers of a document. */
export function ticketOf(document: Response): string {
  return /ticket;desc="([^"]+)"/.exec(document.headers.get('server-timing') ?? '')?.[1] ?? '';
}
