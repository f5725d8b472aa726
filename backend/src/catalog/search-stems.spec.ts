import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { Category } from './category.entity.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductQueriesService } from './product-queries.service.js';
import { Product } from './product.entity.js';

/** Pairs of a typed word and the word in a product's name that it must find. */
const WORD_PAIRS: readonly [typed: string, onTheShelf: string][] = [
  ['vazolar', 'vazo'],
  ['vazoyu', 'vazo'],
  ['vazomuz', 'vazo'],
  ['vazonun', 'vazo'],
  ['vazoda', 'vazo'],
  ['kupalar', 'kupa'],
  ['kupayı', 'kupa'],
  ['kupada', 'kupa'],
  ['kupanın', 'kupa'],
  ['kupalarımız', 'kupa'],
  ['kâseler', 'kâse'],
  ['kaseler', 'kâse'],
  ['kâseyi', 'kâse'],
  ['kâsede', 'kâse'],
  ['kâsenin', 'kâse'],
  ['tabaklar', 'tabak'],
  ['tabağı', 'tabak'],
  ['tabağın', 'tabak'],
  ['tabakta', 'tabak'],
  ['tabakları', 'tabak'],
  ['fincanlar', 'fincan'],
  ['fincanı', 'fincan'],
  ['fincanın', 'fincan'],
  ['fincanda', 'fincan'],
  ['fincanları', 'fincan'],
  ['bardaklar', 'bardak'],
  ['bardağı', 'bardak'],
  ['bardağın', 'bardak'],
  ['bardakta', 'bardak'],
  ['demlikler', 'demlik'],
  ['demliği', 'demlik'],
  ['demliğin', 'demlik'],
  ['demlikte', 'demlik'],
  ['saksılar', 'saksı'],
  ['saksıyı', 'saksı'],
  ['saksının', 'saksı'],
  ['saksıda', 'saksı'],
  ['sürahiler', 'sürahi'],
  ['sürahiyi', 'sürahi'],
  ['sürahinin', 'sürahi'],
  ['sürahide', 'sürahi'],
  ['karolar', 'karo'],
  ['karoyu', 'karo'],
  ['karonun', 'karo'],
  ['karoda', 'karo'],
  ['mumluklar', 'mumluk'],
  ['mumluğu', 'mumluk'],
  ['mumluğun', 'mumluk'],
  ['mumlukta', 'mumluk'],
  ['tütsülükler', 'tütsülük'],
  ['tütsülüğü', 'tütsülük'],
  ['tütsülüğün', 'tütsülük'],
  ['tütsülükte', 'tütsülük'],
  ['çiçekler', 'çiçek'],
  ['çiçeği', 'çiçek'],
  ['çiçeğin', 'çiçek'],
  ['çiçekleri', 'çiçek'],
  ['kahveler', 'kahve'],
  ['kahveyi', 'kahve'],
  ['kahvenin', 'kahve'],
  ['çaylar', 'çay'],
  ['kaşıklar', 'kaşık'],
  ['çayın', 'çay'],
  ['tencereler', 'tencere'],
  ['tencereyi', 'tencere'],
  ['tepsiler', 'tepsi'],
  ['tepsiyi', 'tepsi'],
  ['tepsinin', 'tepsi'],
  ['kavanozlar', 'kavanoz'],
  ['kavanozu', 'kavanoz'],
  ['kavanozun', 'kavanoz'],
  ['şekerlikler', 'şekerlik'],
  ['şekerliği', 'şekerlik'],
  ['sütlükler', 'sütlük'],
  ['sütlüğü', 'sütlük'],
  ['yumurtalıklar', 'yumurtalık'],
  ['yumurtalığı', 'yumurtalık'],
  ['lambalar', 'lamba'],
  ['lambayı', 'lamba'],
  ['lambanın', 'lamba'],
  ['heykeller', 'heykel'],
  ['heykeli', 'heykel'],
  ['heykelin', 'heykel'],
  ['kolyeler', 'kolye'],
  ['kolyeyi', 'kolye'],
  ['küpeler', 'küpe'],
  ['küpeyi', 'küpe'],
  ['magnetler', 'magnet'],
  ['biblolar', 'biblo'],
  ['bibloyu', 'biblo'],
  ['kitaplıklar', 'kitaplık'],
  ['kitaplığı', 'kitaplık'],
  ['altlıklar', 'altlık'],
  ['altlığı', 'altlık'],
  ['seramikler', 'seramik'],
  ['seramiği', 'seramik'],
  ['porselenler', 'porselen'],
  ['çiniler', 'çini'],
  ['hediyeler', 'hediye'],
  ['setler', 'set'],
  ['renkler', 'renk'],
];

describe('A word with Turkish suffixes', () => {
  const database = suiteDatabase([Category, MediaFile, Product, ProductPicture]);
  let products: ProductQueriesService;
  const find = async (search: string) => (await products.list({ search })).products.map(({ name }) => name);

  beforeAll(() => {
    products = new ProductQueriesService(database.dataSource);
  });
  beforeEach(() => emptyTables(database.dataSource, 'product', 'category'));

  it.each(WORD_PAIRS)('%s finds %s, and the other way round', async (typed, onTheShelf) => {
    const stem = await aProduct(database.dataSource.manager, {
      name: `El yapımı ${onTheShelf}`,
      category: 'Genel',
    });
    expect(await find(typed)).toEqual([stem.name]);
    const inflected = await aProduct(database.dataSource.manager, {
      name: `Yeni ${typed}`,
      category: 'Genel',
    });
    expect(await find(onTheShelf)).toContain(inflected.name);
  });

  it('of signs alone finds only texts with these signs', async () => {
    await aProduct(database.dataSource.manager, { name: 'Mavi vazo', category: 'Vazo' });
    expect(await find('%')).toEqual([]);
    expect(await find('mavi vazolar')).toEqual(['Mavi vazo']);
  });

  it('does not find words that only look alike without their Turkish letters', async () => {
    await aProduct(database.dataSource.manager, { name: 'Sallanan küpe', category: 'Takı' });
    expect(await find('kupalar')).toEqual([]);
    expect(await find('küpeler')).toEqual(['Sallanan küpe']);
  });
});
