import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
}
