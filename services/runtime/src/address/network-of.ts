import { isIPv4, isIPv6 } from 'node:net';

const groups = 8;
/** RFC 4291, 2.5.4: the rest of an address is chosen by the device itself. */
const networkGroups = 4;
/** RFC 6177: the most that a provider gives one site, which can choose among 65,536 networks then. */
const siteGroups = 3;
/** No smaller IPv4 network is routed on the internet. */
const siteOctets = 3;
const octet = 0xff;

function groupsOf(address: string): number[] {
  // RFC 4291, 2.2: the last 32 bits may be written as an IPv4 address
  const plain = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_all, a: string, b: string, c: string, d: string) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [front = [], back = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const filling = plain.includes('::') ? Array<string>(Math.max(0, groups - front.length - back.length)).fill('0') : [];
  return [...front, ...filling, ...back].map((group) => Number.parseInt(group, 16));
}

/**
 * One household or office for counting: an IPv4 address, or the /64 that an IPv6 address is a member of, as `2001:db8:1:2`.
 * An IPv4-mapped IPv6 address (`::ffff:203.0.113.7`, RFC 4291, 2.5.5.2) is the IPv4 address.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const all = groupsOf(bare);
  const isMapped = all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff;
  if (isMapped)
    return all
      .slice(6)
      .flatMap((group) => [group >> 8, group & octet])
      .join('.');
  return all
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':');
}

/**
 * The network that has a share of what all visitors use together: an IPv4 /24 as `203.0.113`, an IPv6 /48 as `2001:db8:1`.
 * Wider than `networkOf`, since its holder can use any address in it.
 */
export function siteOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.split('.').slice(0, siteOctets).join('.');
  return network.split(':').slice(0, siteGroups).join(':');
}
