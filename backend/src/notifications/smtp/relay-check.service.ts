import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { withTimeout } from './with-timeout.js';
import { MailHostsService } from './mail-hosts.service.js';
import { relayOptions } from './mail-pool.js';
import type { RelayRoute } from './mail-routes.service.js';

/** Checks that a relay accepts our connection and credentials. */
@Injectable()
export class RelayCheckService {
  constructor(private readonly hosts: MailHostsService) {}

  /** Throws the server's error; see describeMailError. */
  check(route: RelayRoute): Promise<void> {
    return verify(createTransport(relayOptions(route, this.hosts)));
  }

  /** The same for the environment's relay. */
  checkUrl(url: string): Promise<void> {
    return verify(createTransport(url));
  }
}

async function verify(transporter: Pick<Transporter, 'verify' | 'close'>): Promise<void> {
  try {
    await withTimeout(transporter.verify());
  } finally {
    transporter.close();
  }
}
