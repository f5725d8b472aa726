import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that was not used; its row is deleted when it is used. */
@Entity()
export class AdminRecoveryCode {
  @PrimaryColumn('uuid')
  adminId: string;

  @PrimaryColumn('text')
  codeHash: string;
}
