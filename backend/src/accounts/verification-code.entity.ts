import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CodeType } from '../../contract/accounts/verification-code.js';

/** What becomes an account once its address is proved. */
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

  @Column('smallint', { default: 0 })
  wrongTries: number;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
