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

/** Where the servers are that an admin named. In production they cannot be used to look around inside our network. */
@Injectable()
export class MailHostsService {
  private readonly mayBePrivate: boolean;

  constructor({ NODE_ENV, MAIL_PRIVATE_HOSTS }: Settings) {
    this.mayBePrivate = NODE_ENV !== 'production' || MAIL_PRIVATE_HOSTS;
  }

  /** The address to connect to: what was checked is what is used. Throws PrivateHostError, and what DNS says. */
  async addressOf(host: string): Promise<string> {
    // To the network no name means this very machine.
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
