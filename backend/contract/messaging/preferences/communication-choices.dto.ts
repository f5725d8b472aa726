import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { isRequiredPhone } from '../../people/person.rules.js';
import {
  CHOICE_TEXTS,
  COMMUNICATION_CHOICES,
  type ChoiceTextVersion,
  type CommunicationChoice,
} from './communication-choice.js';
import { COMMUNICATION_CHOICE_ERRORS } from './communication-choices.errors.js';

/** A link is a sealed address, which is longer than the address itself. */
const LONGEST_TOKEN = 600;

const INVALID_LINK = { message: COMMUNICATION_CHOICE_ERRORS.choices_link_invalid.message };
const RELOAD = { message: 'Sayfayı yenileyip yeniden deneyin.' };

/** The token of the link in the foot of a mail. */
export class ChoicesLinkDto {
  @MaxLength(LONGEST_TOKEN, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}

/** One switch that is turned on or off. */
export class ChooseDto {
  @IsIn(COMMUNICATION_CHOICES, RELOAD)
  choice: CommunicationChoice;

  @IsBoolean(RELOAD)
  isGiven: boolean;

  /** The version of the sentence that was shown. */
  @IsIn(Object.keys(CHOICE_TEXTS), RELOAD)
  textVersion: ChoiceTextVersion;

  /** The entry that was shown; null when there was none. */
  @IsOptional()
  @IsUUID('all', RELOAD)
  entryId: string | null;

  /** The number that is to get text messages. */
  @ValidateIf(({ choice, isGiven }: ChooseDto) => choice === 'sms' && isGiven)
  @isRequiredPhone('SMS alacağınız numarayı yazın.')
  phone?: string;
}

/** The same by a link, without an account. */
export class ChooseByLinkDto extends ChooseDto {
  @MaxLength(LONGEST_TOKEN, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}
