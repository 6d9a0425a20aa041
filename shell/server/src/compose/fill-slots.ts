/**
 * Replaces each marker by its html, all in one pass: what a widget brings is never searched for markers,
 * and `$` in it means nothing.
 */
export function fillSlots(html: string, fills: ReadonlyMap<string, string>): string {
  if (!fills.size) return html;
  const markers = [...fills.keys()]
    .sort((a, b) => b.length - a.length)
    .map((marker) => marker.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // oxlint-disable-next-line regexp/linear -- markers are escaped: alternatives of plain text
  return html.replace(new RegExp(markers.join('|'), 'g'), (marker) => fills.get(marker) ?? '');
}
