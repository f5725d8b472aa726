import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CodeType } from '../../../contract/people/verification-code.js';

/** The data of a registration, which becomes an account once its address is verified. */
export interface PendingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/** A mailed code and its purpose. Only a hash of the code is stored. */
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

  /** Tries by the browser that waits for the code; the right one counts too. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** Tries by other browsers, counted apart from the owner's. */
  @Column('smallint', { default: 0 })
  strangerAttempts: number;

  /** Stands for an address that has an account, so that the answers are the same. It is not mailed. */
  @Column('boolean', { default: false })
  isDecoy: boolean;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
