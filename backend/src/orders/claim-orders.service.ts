import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Order } from './order.entity.js';

/** Moves guest orders into the account of the customer who verified their address. */
@Injectable()
export class ClaimOrdersService {
  /** Call it only for an address that the customer has verified. */
  async claim(
    manager: EntityManager,
    customer: { readonly id: string; readonly email: string },
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Order)
      .set({ customerId: customer.id })
      .where('customer_id IS NULL AND is_claimable AND lower(email) = lower(:email)', {
        email: customer.email,
      })
      .execute();
  }

  /** Moves one guest order, whose key the customer knows, into their account. */
  async claimOne(
    manager: EntityManager,
    { orderId, customerId }: { readonly orderId: string; readonly customerId: string },
  ): Promise<void> {
    await manager.update(Order, { id: orderId, customerId: IsNull(), isClaimable: true }, { customerId });
  }
}
