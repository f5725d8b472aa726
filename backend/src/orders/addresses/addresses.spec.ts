import { beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../../contract/app-error.js';
import { publicProcedure, router } from '../../api/trpc.js';
import { AddressesRouter } from './addresses.router.js';
import { AddressesService } from './addresses.service.js';
import { QUARTERS } from './quarters.js';
import { aContext } from '../../../testing/contexts.js';

const addresses = new AddressesService();
const KUZGUNCUK = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. 12',
};

describe('the search for a neighbourhood', () => {
  it('finds it by a part of its name, with or without Turkish letters', async () => {
    const kuzguncuk = { city: 'İstanbul', district: 'Üsküdar', neighbourhood: 'Kuzguncuk Mah.' };
    for (const text of ['Kuzguncuk üs', 'KUZGUNCUK', 'kuzguncuk uskudar', 'Üsküdar kuzguncuk']) {
      expect((await addresses.search(text))[0]).toEqual(kuzguncuk);
    }
  });

  it('shows no more than eight, first those whose own name begins so', async () => {
    const found = await addresses.search('Cumhuriyet');
    expect(found).toHaveLength(8);
    for (const { neighbourhood } of found) expect(neighbourhood).toMatch(/^Cumhuriyet/);
    expect(await addresses.search('Hiçbiryer')).toEqual([]);
  });
});

describe('the place in an address of one line', () => {
  it.each([
    ['Kuzguncuk Mahallesi, İcadiye Caddesi 48, 34674 Üsküdar / İstanbul', 'Üsküdar', 'İstanbul'],
    ['Hamamönü Sokağı 7 ALTINDAĞ/ANKARA', 'Altındağ', 'Ankara'],
    ['Cumhuriyet Mah. 5. Sok. No:1 Menemen, Izmir', 'Menemen', 'İzmir'],
  ])('%s is %s, %s', async (address, district, city) => {
    expect(await addresses.placeIn(address)).toEqual({ city, district });
  });

  it.each(['', 'Köşedeki dükkân', 'İstanbul', 'Altındağ / İstanbul'])(
    'is not found in "%s"',
    async (address) => {
      expect(await addresses.placeIn(address)).toBeNull();
    },
  );
});

describe('a quarter that people know by another name than the post office', () => {
  it('is found with its neighbourhood', async () => {
    const [moda] = await addresses.search('moda');
    expect(moda).toEqual({
      ...{ city: 'İstanbul', district: 'Kadıköy', neighbourhood: 'Caferağa Mah.' },
      quarter: 'Moda',
    });
    expect(await addresses.search('Nişantaşı şişli')).toMatchObject([
      { neighbourhood: 'Teşvikiye Mah.' },
      { neighbourhood: 'Harbiye Mah.' },
    ]);
  });

  it.each(QUARTERS)(
    'lies in neighbourhoods of the list: $name',
    async ({ city, district, neighbourhoods }) => {
      expect(await addresses.listNeighbourhoods(city, district)).toEqual(
        expect.arrayContaining([...neighbourhoods]),
      );
    },
  );
});

describe('the address lists', () => {
  let cities: string[];
  beforeAll(async () => {
    cities = await addresses.listCities();
  });

  it('know all 81 provinces in Turkish order', () => {
    expect(cities).toHaveLength(81);
    expect(cities.slice(0, 3)).toEqual(['Adana', 'Adıyaman', 'Afyonkarahisar']);
    const at = (city: string) => cities.indexOf(city);
    expect(at('Çanakkale')).toBeLessThan(at('Denizli'));
    expect(at('Iğdır')).toBeLessThan(at('İstanbul'));
    expect(at('Sivas')).toBeLessThan(at('Şanlıurfa'));
  });

  it('give each province its districts and each district its neighbourhoods', async () => {
    const districts = await addresses.listDistricts('İstanbul');
    expect(districts).toHaveLength(39);
    expect(districts.at(-2)).toBe('Üsküdar');
    const neighbourhoods = await addresses.listNeighbourhoods('İstanbul', 'Üsküdar');
    expect(neighbourhoods).toContain('İcadiye Mah.');
    expect(neighbourhoods.indexOf('Çengelköy Mah.')).toBeLessThan(neighbourhoods.indexOf('Ferah Mah.'));
  });

  it('leave no district without a neighbourhood and no name twice', async () => {
    for (const city of cities) {
      for (const district of await addresses.listDistricts(city)) {
        const names = await addresses.listNeighbourhoods(city, district);
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it('fit into the fields of an address', async () => {
    for (const city of cities) {
      for (const district of await addresses.listDistricts(city)) {
        expect(district.length).toBeLessThanOrEqual(60);
        const names = await addresses.listNeighbourhoods(city, district);
        expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('an address', () => {
  it('is accepted when city, district and neighbourhood belong together', async () => {
    await expect(addresses.assertKnownAddress(KUZGUNCUK)).resolves.toBeUndefined();
  });

  it.each([
    ['an unknown city', { city: 'Atlantis' }],
    ['a district of another city', { district: 'Çankaya' }],
    ['a neighbourhood of another district', { neighbourhood: 'Caferağa Mah.' }],
    ['a city in small letters', { city: 'istanbul' }],
    ['a name that every object has', { district: 'constructor' }],
  ])('is refused with %s', async (_case, wrong) => {
    await expect(addresses.assertKnownAddress({ ...KUZGUNCUK, ...wrong })).rejects.toEqual(
      new AppError('address_unknown'),
    );
  });
});

describe('the address procedures', () => {
  const { createCaller } = router({
    addresses: new AddressesRouter(addresses).router,
    alive: publicProcedure.query(() => true),
  });
  const caller = createCaller(aContext());

  it('answer lists to whoever asks', async () => {
    expect(await caller.addresses.cities()).toContain('İstanbul');
    expect(await caller.addresses.districts({ city: 'İstanbul' })).toContain('Üsküdar');
    expect(await caller.addresses.neighbourhoods({ city: 'İstanbul', district: 'Üsküdar' })).toContain(
      'İcadiye Mah.',
    );
  });

  it('refuse an unknown city and a missing one, each with its own code', async () => {
    await expect(caller.addresses.districts({ city: 'Atlantis' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { code: 'address_unknown' },
    });
    await expect(caller.addresses.districts({ city: '' })).rejects.toMatchObject({
      cause: { code: 'invalid_input', fields: { city: 'İl seçin' } },
    });
  });
});
