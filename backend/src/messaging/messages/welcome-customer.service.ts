import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerMessagesService } from './customer-messages.service.js';

/** Writes the first message into a new account. */
@Injectable()
export class WelcomeCustomerService {
  constructor(private readonly messages: CustomerMessagesService) {}

  async welcome(
    manager: EntityManager,
    { id, firstName }: { readonly id: string; readonly firstName: string },
  ): Promise<void> {
    await this.messages.add(manager, {
      customerId: id,
      category: 'genel',
      subject: `Hoş geldiniz, ${firstName}`,
      message:
        'Hesabınız hazır. Siparişlerinizi ve workshop rezervasyonlarınızı burada bulursunuz; size yazdıklarımız da bu sayfaya düşer. Bir sorunuz olursa bize ulaşın, atölyede çay hep var.',
    });
  }
}
