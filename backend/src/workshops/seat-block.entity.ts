import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SeatBlockKind } from '../../contract/workshops/seat-block.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** Seats of a session that no booking has. They count in the session's booked seats. */
@Entity()
export class SeatBlock extends VersionedRecord {
  /** Chosen by who adds it. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sessionId: string;

  @Column('text')
  kind: SeatBlockKind;

  @Column('integer')
  seats: number;

  @Column('text', { default: '' })
  name: string;

  /** +90…; empty when it is not known. */
  @Column('text', { default: '' })
  phone: string;

  @Column('text', { default: '' })
  note: string;

  /** The admin's address, which stays whatever becomes of the account; empty for seats that came with the session. */
  @Column('text', { default: '' })
  createdBy: string;
}
