import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;

/** IPv4 as people write it, also where a socket for both wrote it the other way; everything else as it is. */
export function plainAddress(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/** What counts as one visitor: an IPv4 address, or the /64 of which every visitor with IPv6 has all addresses. */
export function visitorNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 64) : plain;
}

/** The /48 in which whoever has it may use any /64; null: IPv4 knows no such thing. */
export function visitorSite(address: string): string | null {
  return isIPv6(address) && !MAPPED_IPV4.test(address) ? prefixOf(address, 48) : null;
}

function prefixOf(address: string, bits: 48 | 64): string {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, bits / GROUP_BITS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}
