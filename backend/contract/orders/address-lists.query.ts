import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const CITY = { message: 'İl seçiniz' };
const DISTRICT = { message: 'İlçe seçiniz' };

export class DistrictsQuery {
  @MaxLength(40, CITY)
  @IsString(CITY)
  @IsNotEmpty(CITY)
  city: string;
}

export class NeighbourhoodsQuery extends DistrictsQuery {
  @MaxLength(60, DISTRICT)
  @IsString(DISTRICT)
  @IsNotEmpty(DISTRICT)
  district: string;
}
