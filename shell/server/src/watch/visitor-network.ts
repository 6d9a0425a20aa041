const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Of the eight groups of an IPv6 address, those that a line is given; the others its devices choose, and change. */
const groupsOfLine = 4;

/**
 * What tells visitors apart: an IPv4 address, or the first 64 bits of an IPv6 one (RFC 4291, 2.5.4). Behind these one
 * visitor has as many addresses as they like.
 */
export function networkOf(address: string): string {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4 !== undefined || !address.includes(':')) return ipv4 ?? address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...(address.includes('::') ? zeros : []), ...last];
  return groups
    .slice(0, groupsOfLine)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
