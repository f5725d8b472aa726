import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { isPrivateAddress } from '../../platform/private-address.js';

const CONNECT_MS = 10_000;

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

/**
 * Resolves the mail servers that an admin entered. In production, private addresses are refused, so that our
 * internal network cannot be probed.
 */
@Injectable()
export class MailHostsService {
  private readonly mayBePrivate: boolean;

  constructor({ NODE_ENV, MAIL_PRIVATE_HOSTS }: Settings) {
    this.mayBePrivate = NODE_ENV !== 'production' || MAIL_PRIVATE_HOSTS;
  }

  /** The IP address to connect to; it is the one that was checked. Throws PrivateHostError and DNS errors. */
  async addressOf(host: string): Promise<string> {
    // An empty name would connect to this machine.
    if (host === '') throw new Error('ENOHOST no host is named');
    const { address } = await lookup(host);
    if (!this.mayBePrivate && isPrivateAddress(address)) throw new PrivateHostError(host);
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
