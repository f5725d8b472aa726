import { IsInt, IsNotEmpty, IsOptional, Max, Min } from 'class-validator';
import { toNumber } from './setting-values.js';

/** The settings of the backups that the shop makes itself. */
export class BackupSettings {
  /** The folder of the backups, which all processes share. Without it the shop makes none. */
  @IsOptional()
  @IsNotEmpty({ message: 'must be the folder where backups are kept, or absent' })
  BACKUP_DIR?: string;

  /** The number of backups to keep; older ones are removed when a new one is complete. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(1000)
  BACKUP_KEEP = 14;
}
