import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { CouponScope, CouponType } from '../../contract/coupons/coupon.js';

/** Its counters are written by CouponUsesService alone. Named for its table's word in code, to leave `Coupon` to the rules. */
@Entity({ name: 'coupon' })
export class CouponRecord {
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

  /** Kept for visitors who are paying. */
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

  /** Deleted, but named by orders or held by somebody who is paying: it is listed no more, and its code is free. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
