import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TooFewOutcome = 'enough' | 'asked' | 'called_off';

/** Whether enough people had booked a session when that was to be decided; once for each session. */
@Entity()
export class TooFewDecision {
  @PrimaryColumn('uuid')
  sessionId: string;

  @Column('integer')
  guests: number;

  @Column('integer')
  minimum: number;

  @Column('text')
  outcome: TooFewOutcome;

  @Column('timestamptz')
  decidedAt: Date;
}
