import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity()
export class Category {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  slug: string;

  @Column('integer', { default: 0 })
  displayOrder: number;

  @VersionColumn()
  version: number;
}
