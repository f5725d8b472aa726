import { IsBoolean, IsObject } from 'class-validator';
import { isRecordNumber } from '../common/record-number.rule.js';

const UNREADABLE = 'Ayarlar okunamadı.';

/** Only what is to change; what each may be says `settingProblem`. */
export class ChangeSettingsDto {
  /** The state that stood on the screen. */
  @isRecordNumber('Ayarlar yeniden okunmalı.')
  version: number;

  @IsObject({ message: UNREADABLE })
  settings: Readonly<Record<string, string>>;
}

/** Specification 3, section 7: the documented call knows of no version. */
export class RestChangeSettingsDto {
  @IsObject({ message: UNREADABLE })
  settings: Readonly<Record<string, unknown>>;
}

export class MaintenanceDto {
  @IsBoolean({ message: 'Bakım modu açık ya da kapalı olabilir.' })
  isOn: boolean;
}
