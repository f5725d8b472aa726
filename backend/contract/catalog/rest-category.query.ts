import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const UNKNOWN = { message: 'Kategori bulunamadı' };

export class RestCategoryQuery {
  @Max(2_147_483_647, UNKNOWN)
  @Min(1, UNKNOWN)
  @IsInt(UNKNOWN)
  @Type(() => Number)
  id: number;
}
