import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/sessions/actor.js';

/** A session that the studio calls off. It is announced or taken back, and never changed otherwise. */
@Entity()
export class SessionCallOff {
  /** Chosen by who asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the request from another one with its key. */
  @Column('text')
  requestHash: string;

  @Column('uuid')
  sessionId: string;

  /** The studio's own sentence in the mails to the guests; empty for none. */
  @Column('text', { default: '' })
  note: string;

  /** Whether guests may choose another date. */
  @Column('boolean')
  offersDates: boolean;

  /** Whether guests may leave their money with the studio as a credit. */
  @Column('boolean')
  offersCredit: boolean;

  /** The admin's address, whatever becomes of the account; 'shop' when it was called off by its rules. */
  @Column('text')
  madeBy: string;

  /** The same admin, for the log entries of what follows by itself; null for the shop. */
  @Column('jsonb', { nullable: true })
  actor: Actor | null;

  @Column('timestamptz')
  decidedAt: Date;

  /** Nothing leaves the house before. */
  @Column('timestamptz')
  announceAt: Date;

  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;
}
