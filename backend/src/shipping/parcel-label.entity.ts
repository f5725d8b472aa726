import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LabelState } from '../../contract/shipping/label-state.js';

/** A label that was asked for at a carrier; the database says how its states follow each other. */
@Entity()
export class ParcelLabel {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Null once the parcel was taken apart. */
  @Column('uuid', { nullable: true })
  parcelId: string | null;

  /** By which the carrier finds it again. */
  @Column('text')
  reference: string;

  @Column('bigint')
  accountId: string;

  @Column('integer')
  weightGrams: number;

  @Column('text', { default: 'asked' })
  state: LabelState;

  @Column('text', { nullable: true })
  shipmentId: string | null;

  @Column('integer', { nullable: true })
  priceKurus: number | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  askedAt: Date;
}
