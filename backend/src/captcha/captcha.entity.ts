import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The captcha that a session was last shown. */
@Entity()
export class Captcha {
  @PrimaryColumn('text')
  sessionId: string;

  /** Empty once an answer has been tried ahead of a sign-in. */
  @Column('text')
  answerHash: string;

  /** Answered correctly, and not yet used for a sign-in. */
  @Column('boolean', { default: false })
  isSolved: boolean;

  @Column('timestamptz')
  expiresAt: Date;
}
