import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A stored picture. Its file is kept once, however many records show it. */
@Entity()
export class MediaFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Readable and unique. It contains the content's hash, so its content never changes. */
  @Column('text')
  fileName: string;

  /** The hash of the uploaded bytes, by which a repeated upload is recognised. */
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
