import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { BlockList, connect, isIPv6, type Socket } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';

const CONNECT_MS = 10_000;

/** What only answers from inside: loopback, private and link-local networks, and what carries such an address in an IPv6 one. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
]) {
  INSIDE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(network, prefix, 'ipv6');
}

export class PrivateHostError extends Error {
  readonly code = 'EPRIVATE';

  constructor(host: string) {
    super(`${host} is in a private network, and MAIL_PRIVATE_HOSTS does not allow that`);
  }
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Where the servers are that an admin named. In production they cannot be used to look around inside our network. */
@Injectable()
export class MailHosts {
  private readonly mayBePrivate: boolean;

  constructor(@Inject(Settings) { NODE_ENV, MAIL_PRIVATE_HOSTS }: Settings) {
    this.mayBePrivate = NODE_ENV !== 'production' || MAIL_PRIVATE_HOSTS;
  }

  /** The address to connect to: what was checked is what is used. Throws PrivateHostError, and what DNS says. */
  async addressOf(host: string): Promise<string> {
    // To the network no name means this very machine.
    if (host === '') throw new Error('ENOHOST no host is named');
    const { address } = await lookup(host);
    if (!this.mayBePrivate && isInside(address)) throw new PrivateHostError(host);
    return address;
  }

  async connectTo({ host, port }: Place): Promise<Socket> {
    const socket = connect({ host: await this.addressOf(host), port, timeout: CONNECT_MS });
    const late = () => socket.destroy(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }));
    socket.once('timeout', late);
    await once(socket, 'connect');
    socket.removeListener('timeout', late);
    socket.setTimeout(0);
    return socket;
  }
}

function isInside(address: string): boolean {
  // '::ffff:10.0.0.1' is checked as the IPv4 address that it is.
  return INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
