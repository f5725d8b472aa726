import { describe, expect, it } from '@jest/globals';
import type { ProductListQuery } from '../../contract/catalog/product-list.query.js';
import { AppError } from '../../contract/app-error.js';
import { CatalogRouter } from './catalog.router.js';
import type { ProductQueriesService } from './product-queries.service.js';
import { aContext } from '../../testing/contexts.js';

describe('The catalogue over the wire', () => {
  const requested: string[] = [];
  const queries = {
    list: (query: ProductListQuery) => {
      requested.push(JSON.stringify(query));
      return Promise.resolve({ products: [], total: 0, page: 1, perPage: 24, suggestion: null });
    },
    getBySlug: () => Promise.reject(new AppError('product_not_found')),
  };
  const { router } = new CatalogRouter(queries as unknown as ProductQueriesService);
  const visitor = router.createCaller(aContext());

  it('lists everything without a filter', async () => {
    await visitor.products();
    await visitor.products({ search: 'kupa', sort: 'price_asc', page: 2 });

    expect(requested).toEqual(['{}', '{"search":"kupa","sort":"price_asc","page":2}']);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ page: 0 }, 'Sayfa numarası geçersiz.'],
    [{ page: 1.5 }, 'Sayfa numarası geçersiz.'],
    [{ page: 1001 }, 'Sayfa numarası geçersiz.'],
    [{ page: '2' }, 'Sayfa numarası geçersiz.'],
    [{ sort: 'name; DROP TABLE product' }, 'Sıralama geçersiz.'],
    [{ search: 'a'.repeat(101) }, 'Arama metni en fazla 100 karakter olabilir.'],
    [{ search: { $ne: '' } }, 'Arama metni geçersiz.'],
    [{ category: 5 }, 'Kategori geçersiz.'],
    [{ category: 'vazo\u0000' }, 'Kategori geçersiz.'],
    [{ unknown: 1 }, 'Bu alan tanınmıyor.'],
  ])('refuses %j and says why', async (input, message) => {
    const [field = ''] = Object.keys(input);

    await expect(visitor.products(input as ProductListQuery)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { code: 'invalid_input', fields: { [field]: message } },
    });
  });

  it.each(['yok', '../yok', 'kupa_1', 'kupa\u0000', '\ud800', 'k'.repeat(200), ''])(
    'answers %j, which is no piece, with a stable code',
    async (slug) => {
      await expect(visitor.product({ slug })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        cause: { code: 'product_not_found' },
      });
    },
  );

  it.each([null, 7, {}, { slug: 7 }])('refuses %j, which is no address at all', async (input) => {
    await expect(visitor.product(input as unknown as { slug: string })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
