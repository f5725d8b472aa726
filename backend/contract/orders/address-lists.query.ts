import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

const CITY = { message: 'İl seçin' };
const PLACE = { message: 'Mahallenizin adını yazın' };
const DISTRICT = { message: 'İlçe seçin' };

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

/** A part of a neighbourhood's, district's or province's name. */
export class PlaceSearchQuery {
  @MaxLength(80, PLACE)
  @MinLength(3, PLACE)
  @IsString(PLACE)
  text: string;
}
