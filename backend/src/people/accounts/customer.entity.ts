import type { InvoiceDetails } from '../../../contract/invoicing/invoice-details.js';
import { FIRST_CREDENTIALS_VERSION } from '../../platform/sessions/first-credentials-version.js';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity()
export class Customer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text', { nullable: true })
  phone: string | null;

  /** The address as one text, for REST clients. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The address in parts, all or none, when it was typed on our own screens. */
  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  district: string | null;

  @Column('text', { nullable: true })
  neighbourhood: string | null;

  @Column('text', { nullable: true })
  addressLine: string | null;

  /** The details of the last invoice, kept for the next order because the customer wished it. */
  @Column('jsonb', { nullable: true })
  invoice: InvoiceDetails | null;

  /** Null until the customer has verified the address. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** Increased with every change of the password, which ends older sessions. */
  @Column('integer', { default: () => FIRST_CREDENTIALS_VERSION })
  credentialsVersion: number;

  @Column('text', { select: false })
  passwordHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
