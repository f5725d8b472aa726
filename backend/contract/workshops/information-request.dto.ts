import { IsIn } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';
import { isRequestMessage } from '../common/request-message.rule.js';
import { CustomerInfoDto } from '../checkout/checkout.dto.js';
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  WORKSHOP_TYPES,
  type WorkshopType,
} from './information-request.js';
import { PROGRAM_SLOTS, type ProgramSlot } from './program-slot.js';

/** A visitor's question about a workshop; name, surname, e-mail and phone have the rules of the checkout. */
export class InformationRequestDto extends CustomerInfoDto {
  @IsIn(WORKSHOP_TYPES, { message: 'Workshop türünü seçin' })
  workshopType: WorkshopType;

  @IsIn(EXPERIENCE_LEVELS, { message: 'Deneyim seviyenizi seçin' })
  experienceLevel: ExperienceLevel;

  /** The program whose card the visitor came from. */
  @mayBeAbsent()
  @IsIn(PROGRAM_SLOTS, { message: 'Program geçersiz.' })
  program?: ProgramSlot;

  @isRequestMessage('Mesaj alanı zorunludur')
  message: string;
}
