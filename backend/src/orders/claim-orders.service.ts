import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Order } from './order.entity.js';

/** Guests who prove that an address is theirs find what they ordered with it. */
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

  /** The orders stay, as the law asks for, but no later account finds them. Answers their ids. */
  async letGo(manager: EntityManager, customerId: string): Promise<string[]> {
    const released = await manager
      .createQueryBuilder()
      .update(Order)
      .set({ customerId: null, isClaimable: false })
      .where({ customerId })
      .returning('id')
      .execute();
    return (released.raw as { id: string }[]).map(({ id }) => id);
  }
}
