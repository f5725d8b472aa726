import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderStatus } from '../../contract/orders/order-status.js';

/** A status that an order has entered after its first one. A trigger of the database writes it. */
@Entity()
export class OrderStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('text')
  status: OrderStatus;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;
}
