import { IsBoolean, IsNotEmptyObject, IsObject } from 'class-validator';
import { isRecordNumber } from '../../common/record-number.rule.js';

const UNREADABLE = 'Ayarlar okunamadı.';
const NOTHING = 'Değiştirilecek ayar yazılmamış.';

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
  @IsNotEmptyObject({ nullable: true }, { message: NOTHING })
  @IsObject({ message: UNREADABLE })
  settings: Readonly<Record<string, unknown>>;
}

export class MaintenanceDto {
  @IsBoolean({ message: 'Bakım modu açık ya da kapalı olabilir.' })
  isOn: boolean;
}
