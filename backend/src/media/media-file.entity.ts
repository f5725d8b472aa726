import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture that is kept once, whoever shows it. */
@Entity()
export class MediaFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Readable and unique; it carries the content's hash, so what it shows never changes. */
  @Column('text')
  fileName: string;

  /** Of the bytes that were handed in: the same picture is not stored twice. */
  @Column('text')
  contentHash: string;

  @Column('text')
  mimeType: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('integer')
  byteSize: number;

  @Column('text')
  placeholder: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
