import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { AddressDto } from '../../../../contract/checkout/checkout.dto.js';
import { formatAddress } from '../../../../contract/orders/address.js';
import { mayChangeAddress } from '../../../../contract/orders/order-contact.js';
import type { CorrectOrderContactDto } from '../../../../contract/orders/order-contact.dto.js';
import { isEmptied, isOtherMailbox } from '../../../../contract/people/corrected-person.js';
import type { Word } from '../../../../contract/people/word.js';
import { changedFields } from '../../../activity-log/changed-fields.js';
import { CorrectGuestsService } from '../../../bookings/correct-guests.service.js';
import { PaymentLinkAddressesService } from '../../../payments/links/payment-link-addresses.service.js';
import { newLinkNonce } from '../../../platform/security/link-keys.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { AddressesService } from '../../addresses/addresses.service.js';
import { Order } from '../../order.entity.js';
import { LockedOrdersService } from '../locked-orders.service.js';
import { TellCorrectionService } from './tell-correction.service.js';

/** Corrects who an order is for: person, delivery address and note. Its bookings follow. */
@Injectable()
export class CorrectOrderContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly addresses: AddressesService,
    private readonly guests: CorrectGuestsService,
    private readonly paymentLinks: PaymentLinkAddressesService,
    private readonly telling: TellCorrectionService,
  ) {}

  /**
   * Another e-mail address ends the links that went to the former one. Throws order_not_found, changed_meanwhile,
   * person_erased, contact_emptied, address_not_changeable and address_unknown; then nothing changes. Returns null when
   * there was nothing to tell.
   */
  async correct(actor: Actor, requested: CorrectOrderContactDto): Promise<Word | null> {
    const { orderId, version, address } = requested;
    if (address) await this.addresses.assertKnownAddress(address);
    return this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, { orderId, version });
      if (order.erasureRequestedAt !== null) throw new AppError('person_erased');
      if (isEmptied(order, requested)) throw new AppError('contact_emptied');
      if (address && !mayChangeAddress(order)) throw new AppError('address_not_changeable');
      return this.write(manager, actor, { order, requested });
    });
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    { order, requested }: { readonly order: Order; readonly requested: CorrectOrderContactDto },
  ): Promise<Word | null> {
    const { id: orderId } = order;
    const before = correctable(order);
    const after = correctedFields(before, requested);
    const { after: changed } = changedFields(before, after);
    if (Object.keys(changed).length === 0) return null;
    const hasMoved = isOtherMailbox(before, after);
    const { name, surname, email, phone } = requested;
    await manager.update(
      Order,
      { id: orderId },
      {
        ...{ name, surname, email, phone, notes: requested.notes },
        ...(requested.address && addressColumns(requested.address)),
        ...(hasMoved && { linkNonce: newLinkNonce() }),
      },
    );
    await this.guests.follow(manager, { orderId, before, after });
    if (hasMoved) await this.paymentLinks.renewOfOrder(manager, orderId);
    await this.locked.record(manager, actor, { orderId, event: 'order_contact_corrected', before, after });
    return this.telling.tell(manager, { before: order, changed });
  }
}

function addressColumns(address: AddressDto) {
  const { city, district, neighbourhood, addressLine } = address;
  return { city, district, neighbourhood, addressLine, shippingAddress: formatAddress(address) };
}

function correctable({ name, surname, email, phone, shippingAddress, notes }: Order) {
  return { name, surname, email, phone, shippingAddress, notes };
}

/** An address that was only known as one text stays as it is unless another one is given. */
function correctedFields(
  before: ReturnType<typeof correctable>,
  { name, surname, email, phone, address, notes }: CorrectOrderContactDto,
): ReturnType<typeof correctable> {
  const shippingAddress = address ? formatAddress(address) : before.shippingAddress;
  return { name, surname, email, phone, shippingAddress, notes };
}
