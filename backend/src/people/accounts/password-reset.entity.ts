import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A reset link that was mailed; the row goes when it is used. */
@Entity()
export class PasswordReset {
  @PrimaryColumn('text')
  tokenHash: string;

  @Column('uuid')
  customerId: string;

  /** To which the link was mailed. It is good only for this address. */
  @Column('text')
  email: string;

  /** The account had this address before; the link also gives it back. */
  @Column('boolean', { default: false })
  restoresEmail: boolean;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
