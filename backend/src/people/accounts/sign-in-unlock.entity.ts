import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonKind } from '../../platform/sessions/signed-in.js';

/** A mailed link that ends the lock-out of an account; its row is deleted when it is used. */
@Entity()
export class SignInUnlock {
  @PrimaryColumn('text')
  tokenHash: string;

  @Column('text')
  kind: PersonKind;

  @Column('text')
  email: string;

  /** The version of the credentials that were locked; with new ones there is nothing to unlock. */
  @Column('integer')
  credentialsVersion: number;

  @Column('timestamptz')
  expiresAt: Date;
}
