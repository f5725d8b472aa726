import { IsString, Length } from 'class-validator';

export class WorkshopSearchQuery {
  @Length(1, 100, { message: 'Arama metni 1 ile 100 karakter arasında olmalıdır.' })
  // Decorators run from the last to the first.
  @IsString({ message: 'Arama metni geçersiz.' })
  search: string;
}
