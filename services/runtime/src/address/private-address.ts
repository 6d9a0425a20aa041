import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from './network-of.ts';

/** Networks that no visitor from the internet comes from (RFC 1918, 3927, 6598, 4193, 4291, loopback). */
export const privateNetworks: readonly [network: string, bits: number][] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const blocks = new BlockList();
for (const [network, bits] of privateNetworks) blocks.addSubnet(network, bits, familyOf(network));

/** Whether an address is one of a private network or of this machine. False for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  // An IPv4-mapped address is the IPv4 address
  const plain = isIPv6(bare) && networkOf(bare).includes('.') ? networkOf(bare) : bare;
  return blocks.check(plain, familyOf(plain));
}
