import { IsBoolean, IsNotEmptyObject, IsObject } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';
import { isKnownPassword } from '../people/password.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';

const UNREADABLE = 'Ayarlar okunamadı.';
const NOTHING = 'Değiştirilecek ayar yazılmamış.';

class WithPassword {
  /** Required when a protection is switched off. */
  @mayBeAbsent()
  @isKnownPassword()
  currentPassword?: string;
}

/** Contains only the settings to change; `settingProblem` checks their values. */
export class ChangeSettingsDto extends WithPassword {
  /** The version of the settings that the screen showed. */
  @isRecordNumber('Ayarlar yeniden okunmalı.')
  version: number;

  @IsObject({ message: UNREADABLE })
  settings: Readonly<Record<string, string>>;
}

/** The documented call (specification 3, section 7), which sends no version. */
export class RestChangeSettingsDto extends WithPassword {
  @IsNotEmptyObject({ nullable: true }, { message: NOTHING })
  @IsObject({ message: UNREADABLE })
  settings: Readonly<Record<string, unknown>>;
}

export class MaintenanceDto {
  @IsBoolean({ message: 'Bakım modu açık ya da kapalı olabilir.' })
  isOn: boolean;
}
