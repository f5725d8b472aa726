import { Injectable } from '@nestjs/common';
import { MailRoutesService } from '../notifications/smtp/mail-routes.service.js';
import { IyzicoGateways } from '../payments/iyzico/iyzico-gateways.service.js';
import { Settings } from '../platform/config/settings.js';
import type { OpeningFacts } from './opening-facts.js';

type Connections = Pick<OpeningFacts, 'publicUrl' | 'mailFrom' | 'isMailSwitchedOff' | 'iyzicoUri'>;

/** Reads where the shop is reached, and by whom its mails and payments go. */
@Injectable()
export class ReadConnectionsService {
  constructor(
    private readonly settings: Settings,
    private readonly payments: IyzicoGateways,
    private readonly mail: MailRoutesService,
  ) {}

  async read(): Promise<Connections> {
    const route = await this.mail.latest();
    return {
      publicUrl: this.settings.PUBLIC_URL,
      mailFrom: route?.from.address ?? this.settings.MAIL_FROM ?? null,
      isMailSwitchedOff: await this.mail.isSwitchedOff(),
      iyzicoUri: this.payments.address,
    };
  }
}
