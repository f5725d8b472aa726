import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A reset link that was mailed; the row goes when it is used. */
@Entity()
export class PasswordReset {
  @PrimaryColumn('text')
  tokenHash: string;

  @Column('uuid')
  customerId: string;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
