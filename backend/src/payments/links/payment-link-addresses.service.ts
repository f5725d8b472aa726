import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import {
  type LinkedRecord,
  LinkKeysService,
  newLinkNonce,
} from '../../platform/security/link-keys.service.js';
import { PaymentLink } from '../payment-link.entity.js';

/** The addresses of payment links. Everybody who knows one may pay by it. */
@Injectable()
export class PaymentLinkAddressesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: LinkKeysService,
    private readonly settings: Settings,
  ) {}

  path(link: LinkedRecord): string {
    return `/odeme-baglantisi/${link.id}?anahtar=${this.keys.keyOf('payment', link)}`;
  }

  /** The full address, because it is sent by other ways than the shop's. */
  url(link: LinkedRecord): string {
    return new URL(this.path(link), this.settings.PUBLIC_URL).href;
  }

  /** Throws payment_link_not_found. */
  async pathOf(linkId: string): Promise<string> {
    const link = await this.dataSource.manager.findOneBy(PaymentLink, { id: linkId });
    if (!link) throw new AppError('payment_link_not_found');
    return this.path(link);
  }

  /** Ends the addresses that were sent, of paid links too, since these lead to their order. An open one can be mailed anew. */
  async renewOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    for (const { id } of await manager.findBy(PaymentLink, { orderId })) {
      await manager.update(PaymentLink, { id }, { linkNonce: newLinkNonce(), mailedAt: null });
    }
  }

  /** Throws payment_link_not_found for an unknown link and for a wrong key alike. */
  async find(manager: EntityManager, linkId: string, accessKey: string): Promise<PaymentLink> {
    const link = await manager.findOneBy(PaymentLink, { id: linkId });
    if (!link || !this.keys.isKeyOf('payment', link, accessKey)) throw new AppError('payment_link_not_found');
    return link;
  }
}
