import { BlockList, isIP } from 'node:net';
import { privateNetworks } from '@portal/runtime';
import { notValid } from './reachable-services.ts';

/** The widest public networks that large proxies publish; visitors of wider ones could choose the address that is counted. */
const widestPublic = { 4: 12, 6: 28 };

const kindOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function isPrivate(address: string, bits: number): boolean {
  return privateNetworks.some(([network, width]) => {
    const block = new BlockList();
    block.addSubnet(network, width, kindOf(network));
    return bits >= width && kindOf(network) === kindOf(address) && block.check(address, kindOf(address));
  });
}

/**
 * Addresses and networks of `TRUSTED_PROXIES`. Throws ConfigError for what is none, and where visitors come from the internet for
 * networks from which they could come themselves.
 */
export function trustedProxiesIn(text = '', isPublic = true): string[] {
  const listed = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of listed) {
    const [address = '', written, ...more] = entry.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const bits = written ?? String(most);
    // IPv4 written as IPv6 would be all of IPv4 at 96 bits
    const isMapped = family === 6 && /^\[::(?!1?\]$)/.test(new URL(`http://[${address.replace(/%.*/, '')}]`).hostname);
    if (family === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most || isMapped)
      throw notValid('TRUSTED_PROXIES', 'addresses or networks such as 10.0.0.0/8, separated by commas');
    const isNarrow = Number(bits) >= (family === 4 ? widestPublic[4] : widestPublic[6]);
    if (isPublic && !isNarrow && !isPrivate(address, Number(bits)))
      throw notValid('TRUSTED_PROXIES', `the networks of your proxies alone, not ${entry}`);
  }
  return listed;
}
