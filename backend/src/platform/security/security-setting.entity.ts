import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { SecuritySettingKey } from '../../../contract/common/security-settings.js';

/** A changed setting; settings without a row have their default. */
@Entity()
export class SecuritySetting {
  @PrimaryColumn('text')
  key: SecuritySettingKey;

  @Column('text')
  value: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
