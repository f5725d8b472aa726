import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CouponScope, CouponType } from '../../contract/coupons/coupon.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/**
 * Only CouponUsesService writes the counters. The class is not called `Coupon`, because that is the
 * contract's type.
 */
@Entity({ name: 'coupon' })
export class CouponRecord extends VersionedRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  code: string;

  @Column('text')
  name: string;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { default: 'percentage' })
  type: CouponType;

  /** Hundredths of a percent, or kuruş. */
  @Column('integer')
  valueHundredths: number;

  @Column('integer', { default: 0 })
  minimumKurus: number;

  /** Null: no maximum. */
  @Column('integer', { nullable: true })
  maximumDiscountKurus: number | null;

  /** Null: no limit. */
  @Column('integer', { nullable: true })
  usageLimit: number | null;

  @Column('integer', { default: 0 })
  usageCount: number;

  /** Uses held for checkouts. */
  @Column('integer', { default: 0 })
  heldUses: number;

  @Column('timestamptz')
  validFrom: Date;

  @Column('timestamptz')
  validUntil: Date;

  @Column('text', { default: 'all' })
  applicableTo: CouponScope;

  @Column('boolean', { default: true })
  isActive: boolean;

  /**
   * Set when the studio deleted the coupon while orders or checkouts refer to it. It is no longer listed, and
   * its code can be used again.
   */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;
}
