import { IsOptional, IsString, Matches } from 'class-validator';

export class AccountOrdersQuery {
  @IsOptional()
  @IsString({ message: 'Sayfa geçersiz.' })
  @Matches(/^[\w-]{10,200}$/, { message: 'Sayfa geçersiz.' })
  cursor?: string;
}
