import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The studio lets a session take place although too few guests have booked it. Never changed; fewer guests need a new one. */
@Entity()
export class SessionGoAhead {
  /** Chosen by the form that asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the request from another one with its key. */
  @Column('text')
  requestHash: string;

  @Column('uuid')
  sessionId: string;

  /** How many had booked then. */
  @Column('integer')
  guests: number;

  /** The admin's address, whatever becomes of the account. */
  @Column('text')
  madeBy: string;

  @Column('timestamptz')
  madeAt: Date;
}
