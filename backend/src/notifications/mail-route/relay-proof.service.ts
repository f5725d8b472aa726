import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { inTime } from './in-time.js';
import { MailHosts } from './mail-hosts.service.js';
import { relayOptions } from './mail-pool.js';
import type { RelayRoute } from './mail-routes.service.js';

/** Asks a relay whether it lets us in. */
@Injectable()
export class RelayProof {
  constructor(@Inject(MailHosts) private readonly hosts: MailHosts) {}

  /** Throws what stands in the way; see mailErrorText. */
  async ask(route: RelayRoute): Promise<void> {
    const transporter = createTransport(relayOptions(route, this.hosts));
    try {
      await inTime(transporter.verify());
    } finally {
      transporter.close();
    }
  }
}
