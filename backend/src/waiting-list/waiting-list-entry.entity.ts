import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EntryStatus } from '../../contract/waiting-list/entry-status.js';

/** Somebody who waits for seats of a full session, with the seats that are offered. */
@Entity()
export class WaitingListEntry {
  /** Chosen by the form that asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the request from another one with its key. */
  @Column('text')
  requestHash: string;

  /** The order of the queue; a string, because it is a bigint. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  @Column('uuid')
  sessionId: string;

  /** When the session was to begin; another time ends the wait. */
  @Column('timestamptz')
  waitsFor: Date;

  @Column('text')
  linkNonce: string;

  @Column('text', { default: 'waiting' })
  status: EntryStatus;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** +90…; may be empty. */
  @Column('text', { default: '' })
  phone: string;

  @Column('smallint')
  seats: number;

  @Column('boolean', { default: false })
  takesFewer: boolean;

  /** Any date of the same workshop will do. */
  @Column('boolean', { default: false })
  takesAnyDate: boolean;

  @Column('boolean', { default: false })
  isStudent: boolean;

  @Column('text', { default: '' })
  note: string;

  /** How many seats were free when it was passed over for the last time. */
  @Column('smallint', { nullable: true })
  passedOverFree: number | null;

  @Column('uuid', { nullable: true })
  offeredSessionId: string | null;

  @Column('smallint', { nullable: true })
  offeredSeats: number | null;

  @Column('timestamptz', { nullable: true })
  offeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  offerEndsAt: Date | null;

  /** The cart that uses the offered seats. */
  @Column('uuid', { nullable: true })
  offerHoldId: string | null;

  /** The order of that cart is at the bank. */
  @Column('boolean', { default: false })
  isBeingPaid: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
