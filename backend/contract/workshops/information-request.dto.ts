import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { severalLines } from '../common/text-rules.js';
import { CustomerInfoDto } from '../orders/checkout.dto.js';
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  WORKSHOP_TYPES,
  type WorkshopType,
} from './information-request.js';

/** Somebody wants to know more about a program: name, surname, e-mail and phone as at the checkout. */
export class InformationRequestDto extends CustomerInfoDto {
  @IsIn(WORKSHOP_TYPES, { message: 'Workshop türünü seçiniz' })
  workshopType: WorkshopType;

  @IsIn(EXPERIENCE_LEVELS, { message: 'Deneyim seviyenizi seçiniz' })
  experienceLevel: ExperienceLevel;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @severalLines()
  @MaxLength(2000, { message: 'Mesaj en fazla 2000 karakter olabilir.' })
  @IsString({ message: 'Mesaj alanı zorunludur' })
  @IsNotEmpty({ message: 'Mesaj alanı zorunludur' })
  message: string;
}
