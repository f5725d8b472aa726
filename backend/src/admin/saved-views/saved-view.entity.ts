import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ViewedList } from '../../../contract/admin/saved-views.js';

/** Filters of a list that an admin keeps under a name. */
@Entity()
export class SavedView {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  adminId: string;

  @Column('text')
  list: ViewedList;

  /** 1 to 20; with the unique key it bounds the views of an admin. */
  @Column('smallint')
  place: number;

  @Column('text')
  name: string;

  /** Filters and sort order as the list's address holds them. */
  @Column('text')
  filters: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
