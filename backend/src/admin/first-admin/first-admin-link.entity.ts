import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that the shop printed while it had no admin; whoever opens it makes the first one. */
@Entity()
export class FirstAdminLink {
  @PrimaryColumn('text')
  tokenHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
