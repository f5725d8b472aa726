import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The studio's own template for one kind of mail. */
@Entity()
export class CustomMailTemplate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: string;

  @Column('text')
  subject: string;

  @Column('text')
  preheader: string;

  @Column('text')
  bodyHtml: string;

  @Column('boolean')
  isActive: boolean;

  @Column('text', { nullable: true })
  brokenReason: string | null;

  @Column('timestamptz', { nullable: true })
  brokenAt: Date | null;

  @Column('integer')
  version: number;
}
