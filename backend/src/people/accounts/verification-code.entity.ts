import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CodeType } from '../../../contract/people/verification-code.js';

/** What becomes an account once its address is verified. */
export interface PendingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/** A code that was mailed, and what it is for. The code itself is kept as a hash alone. */
@Entity()
export class VerificationCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  type: CodeType | 'admin_sign_in';

  @Column('text')
  email: string;

  @Column('uuid', { nullable: true })
  customerId: string | null;

  @Column('uuid', { nullable: true })
  adminId: string | null;

  @Column('jsonb', { nullable: true })
  registration: PendingRegistration | null;

  @Column('text')
  codeHash: string;

  /** Those of the browser that waits for the code. Every try counts, the right one too. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** Those of anybody else: they take nothing from the owner's. */
  @Column('smallint', { default: 0 })
  strangerTries: number;

  /** Kept for an address that has an account, so that nothing behaves differently. It is mailed to nobody. */
  @Column('boolean', { default: false })
  isDecoy: boolean;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
