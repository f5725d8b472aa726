import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The one row says that the studio has opened its shop; before, visitors see the page 'Yakında'. */
@Entity()
export class ShopOpening {
  @PrimaryColumn('boolean', { default: true })
  isOnly: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  openedAt: Date;
}
