import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Money on its way back. `unfulfillable`: returned by the system, because the order could not be fulfilled. */
@Entity()
export class Refund {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  attemptId: string;

  @Column('integer')
  amountKurus: number;

  @Column('text')
  reason: 'unfulfillable' | 'mismatch' | 'cancelled';

  @Column('text', { default: 'requested' })
  status: 'requested' | 'done' | 'failed';

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
