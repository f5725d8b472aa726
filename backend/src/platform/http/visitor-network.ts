import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;

/** Writes an IPv4 address that a dual-stack socket gives in IPv6 form as IPv4; other addresses stay. */
export function plainAddress(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/**
 * The unit that counts as one visitor: an IPv4 address, or the IPv6 /64, all addresses of which belong to one
 * line.
 */
export function visitorNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 64) : plain;
}

/** The /48 of an IPv6 address, whose owner may use any /64 in it; null for IPv4. */
export function visitorSite(address: string): string | null {
  return isIPv6(address) && !MAPPED_IPV4.test(address) ? prefixOf(address, 48) : null;
}

/** Where a visitor comes from, in two widths. */
export interface VisitorOrigin {
  readonly network: string;
  /** The networks around it that one owner may easily have too: an IPv4 /24 or an IPv6 /48. */
  readonly site: string;
}

export function visitorOrigin(address: string): VisitorOrigin {
  const plain = plainAddress(address);
  const site = isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : visitorSite(plain);
  return { network: visitorNetwork(plain), site: site ?? plain };
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
