import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { SecuritySettingKey } from '../../../contract/guard/security/security-settings.js';

/** Only what was changed is a row; everything else has its default. */
@Entity()
export class SecuritySetting {
  @PrimaryColumn('text')
  key: SecuritySettingKey;

  @Column('text')
  value: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
