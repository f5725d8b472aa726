import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `unfulfillable`: returned by the system, because the order could not be fulfilled. `studio`: as the studio decided. */
export type RefundReason = 'unfulfillable' | 'mismatch' | 'cancelled' | 'studio';

/** Money on its way back. */
@Entity()
export class Refund {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  attemptId: string;

  /** Null: the whole charge. */
  @Column('uuid', { nullable: true })
  orderLineId: string | null;

  @Column('integer')
  amountKurus: number;

  @Column('text')
  reason: RefundReason;

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
