import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type {
  ExperienceLevel,
  InformationRequestStatus,
  WorkshopType,
} from '../../../contract/workshops/information-request.js';
import type { ProgramSlot } from '../../../contract/workshops/program-slot.js';
import { VersionedRecord } from '../../platform/database/versioned-record.js';

/** A visitor's question about a program; the studio answers it in the back office. */
@Entity()
export class InformationRequest extends VersionedRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  surname: string;

  @Column('text')
  email: string;

  /** +90… */
  @Column('text')
  phone: string;

  @Column('text')
  workshopType: WorkshopType;

  @Column('text')
  experienceLevel: ExperienceLevel;

  /** The program whose card the visitor came from. */
  @Column('smallint', { nullable: true })
  program: ProgramSlot | null;

  @Column('text')
  message: string;

  @Column('text', { default: 'pending' })
  status: InformationRequestStatus;

  @Column('text', { default: '' })
  adminNotes: string;

  /** The studio's latest answer. */
  @Column('text', { nullable: true })
  answerSubject: string | null;

  @Column('text', { nullable: true })
  answerText: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
