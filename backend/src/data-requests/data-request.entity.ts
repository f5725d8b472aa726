import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DataRequestKind, DataRequestState } from '../../contract/data-requests/data-request.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** What a person asks about their own personal data. */
@Entity()
export class DataRequest extends VersionedRecord {
  /** Chosen by the form that asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the request from another one with its key. */
  @Column('text')
  requestHash: string;

  @Column('text')
  linkNonce: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** +90…; may be empty. */
  @Column('text', { default: '' })
  phone: string;

  @Column('text')
  kind: DataRequestKind;

  @Column('text', { default: '' })
  message: string;

  @Column('text', { default: 'unconfirmed' })
  state: DataRequestState;

  /** When the address confirmed the request; its term counts from then. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Until when the person may download the data that the studio has released. */
  @Column('timestamptz', { nullable: true })
  exportUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  /** The request with which the studio answered, and what tells its repetition from another one. */
  @Column('uuid', { nullable: true })
  answerKey: string | null;

  @Column('text', { nullable: true })
  answerHash: string | null;

  @Column('text', { nullable: true })
  answerText: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** The address of the admin who answered. */
  @Column('text', { nullable: true })
  answeredBy: string | null;
}
