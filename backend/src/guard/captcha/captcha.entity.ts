import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one captcha that a session was last shown. */
@Entity()
export class Captcha {
  @PrimaryColumn('text')
  sessionId: string;

  /** Empty once somebody tried to solve it ahead of a sign-in. */
  @Column('text')
  answerHash: string;

  /** Answered rightly, and not yet used for a sign-in. */
  @Column('boolean', { default: false })
  isSolved: boolean;

  @Column('timestamptz')
  expiresAt: Date;
}
