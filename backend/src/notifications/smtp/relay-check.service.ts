import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { withTimeout } from './with-timeout.js';
import { MailHostsService } from './mail-hosts.service.js';
import { relayOptions } from './mail-pool.js';
import type { RelayRoute } from './mail-routes.service.js';

/** Checks that a relay accepts our connection and credentials. */
@Injectable()
export class RelayCheckService {
  constructor(private readonly hosts: MailHostsService) {}

  /** Throws the server's error; see describeMailError. */
  async check(route: RelayRoute): Promise<void> {
    const transporter = createTransport(relayOptions(route, this.hosts));
    try {
      await withTimeout(transporter.verify());
    } finally {
      transporter.close();
    }
  }
}
