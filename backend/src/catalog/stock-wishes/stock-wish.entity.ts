import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that waits for a sold-out piece. It is deleted with the mail that it brings, or with the piece. */
@Entity()
export class StockWish {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  productId: string;

  @Column('text')
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
