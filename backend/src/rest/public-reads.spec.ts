import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { aCategory, aProduct } from '../../seed/catalog.js';
import { aPicture } from '../../seed/pictures.js';
import { aReduction } from '../../seed/prices.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { createEmptyCopy } from '../../testing/test-database.js';
import { AdminRightsService } from '../admin/admin-rights.service.js';
import { StudioModule } from '../studio/studio.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { MediaModule } from '../media/media.module.js';
import { Settings } from '../platform/config/settings.js';
import { PlatformModule } from '../platform/platform.module.js';
import { MediaController } from './content/media.controller.js';
import { ProductCategoriesController } from './catalog/product-categories.controller.js';
import { ProductsController } from './catalog/products.controller.js';
import { RestErrorFilter } from './http/rest-error.filter.js';
import { ServeImageController } from './content/serve-image.controller.js';
import { TakeProductFormService } from './catalog/take-product-form.service.js';
import { UploadsController } from './content/uploads.controller.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly json: () => unknown;
}

describe('The documented reads', () => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  let mediaDir: string;
  let app: INestApplication;
  let server: Server;
  let dataSource: DataSource;
  let fileName: string;

  beforeAll(async () => {
    database = await createEmptyCopy();
    mediaDir = await mkdtemp(join(tmpdir(), 'toprak-media-'));
    const settings = Object.assign(new Settings(), {
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret that is as long as it has to be',
      MEDIA_DIR: mediaDir,
      LOG_LEVEL: 'silent' as const,
    });
    const testing = await Test.createTestingModule({
      imports: [PlatformModule.forRoot(settings), CatalogModule, MediaModule, StudioModule],
      controllers: [
        MediaController,
        ProductCategoriesController,
        ProductsController,
        ServeImageController,
        UploadsController,
      ],
      providers: [AdminRightsService, RestErrorFilter, TakeProductFormService],
    }).compile();
    const web = express();
    app = testing.createNestApplication(new ExpressAdapter(web));
    app.useGlobalFilters(app.get(RestErrorFilter));
    await app.init();
    server = createServer(web);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    dataSource = app.get(DataSource);
    fileName = (await aPicture(dataSource.manager, { mediaDir })).fileName;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await database.drop();
    await rm(mediaDir, { recursive: true, force: true });
  });
  beforeEach(() => emptyTables(dataSource, 'product', 'category'));

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const outgoing = request({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const json = () => JSON.parse(body.toString()) as unknown;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, json });
        });
      });
      outgoing.on('error', reject).end();
    });

  describe('products.php', () => {
    it('shows every documented field, the price in lira to the kuruş', async () => {
      const main = await aPicture(dataSource.manager, { mediaDir, file: 'kupa-seladon.webp' });
      const second = await aPicture(dataSource.manager, { mediaDir, file: 'kupa-seladon-2.webp' });
      const product = await aProduct(dataSource.manager, {
        name: 'Seladon Kupa',
        category: 'Kupa & Fincan',
        priceKurus: 69_050,
        stockQuantity: 2,
        minStock: 3,
        pictures: [main, second].map(({ id }) => ({ mediaFileId: id, alt: 'Kupa' })),
      });

      const answer = await ask('/api/products.php?_t=1');

      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({
        success: true,
        total: 1,
        products: [
          {
            id: product.id,
            name: 'Seladon Kupa',
            description: product.description,
            price: 690.5,
            prior_price: null,
            image: main.fileName,
            additional_images: [second.fileName],
            category: 'Kupa & Fincan',
            material: product.material,
            dimensions: product.dimensions,
            care: product.care,
            stock_quantity: 2,
            min_stock: 3,
            stock_status: 'low_stock',
            is_unlimited: false,
          },
        ],
      });
    });

    it('tells the price to cross out while a piece is reduced', async () => {
      const { id } = await aProduct(dataSource.manager, { priceKurus: 80_000 });
      await aReduction(dataSource.manager, { of: 'product', id, fromKurus: 100_050 });

      expect((await ask('/api/products.php')).json()).toMatchObject({
        products: [{ price: 800, prior_price: 1000.5 }],
      });
    });

    it.each([
      [
        { isUnlimited: true, stockQuantity: 0 },
        { stock_status: 'in_stock', is_unlimited: true, stock_quantity: 0 },
      ],
      [{ stockQuantity: 0 }, { stock_status: 'out_of_stock', is_unlimited: false, stock_quantity: 0 }],
      [{ stockQuantity: 4 }, { stock_status: 'in_stock', is_unlimited: false, stock_quantity: 4 }],
    ])('says of %j that it is %j', async (overrides, expected) => {
      await aProduct(dataSource.manager, overrides);

      expect((await ask('/api/products.php')).json()).toMatchObject({
        products: [{ ...expected, image: null }],
      });
    });

    it('gives pages to those who ask for them', async () => {
      for (const name of ['Bir', 'İki', 'Üç']) await aProduct(dataSource.manager, { name });

      const answer = await ask('/api/products.php?page=2&per_page=2');

      expect(answer.json()).toMatchObject({ total: 3, products: [{ name: 'Bir' }] });
    });

    it.each([
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=1&page=2',
      'per_page=1001',
      "page=1'; DROP TABLE product",
    ])('refuses %s', async (query) => {
      const answer = await ask(`/api/products.php?${encodeURI(query)}`);

      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({
        success: false,
        error: expect.stringMatching(/geçersiz|en fazla/),
      });
    });
  });

  it.each(['/api/product_categories.php', '/api/products.php?categories=true'])(
    '%s lists the categories as the studio ordered them',
    async (path) => {
      await aCategory(dataSource.manager, { name: 'Vazo', displayOrder: 2 });
      await aCategory(dataSource.manager, { name: 'Kase', displayOrder: 1 });
      await aCategory(dataSource.manager, { name: 'Çini', displayOrder: 1 });

      expect((await ask(path)).json()).toMatchObject({
        success: true,
        categories: [{ name: 'Çini' }, { name: 'Kase' }, { name: 'Vazo' }],
      });
    },
  );

  it.each([
    ['/api/products.php', ['PUT', 'PATCH'], 'GET, HEAD, POST, DELETE'],
    ['/api/product_categories.php', ['PUT', 'PATCH'], 'GET, HEAD, POST, DELETE'],
    ['/api/serve_image.php', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET, HEAD'],
    ['/api/uploads/a.webp', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET, HEAD'],
    ['/media/a.webp/160.avif', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET, HEAD'],
  ])('%s refuses what it cannot do and says what it can', async (path, methods, allowed) => {
    for (const method of methods) {
      const answer = await ask(path, {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe(allowed);
      expect(answer.json()).toMatchObject({ success: false, error: 'Bu adres bu işlemi desteklemiyor.' });
    }
  });

  describe('pictures', () => {
    it.each([
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpeg', 'jpeg'],
    ])('come as %s in the size that was asked for, to be kept for ever', async (format, decoded) => {
      const answer = await ask(`/media/${fileName}/320.${format}`);

      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        etag: `"${fileName}-320.${format}"`,
      });
      expect(await sharp(answer.body).metadata()).toMatchObject({ width: 320, height: 320, format: decoded });
    });

    it('come cut to the shape of link previews', async () => {
      const answer = await ask(`/media/${fileName}/preview-50.jpeg`);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        etag: `"${fileName}-preview-50.jpeg"`,
      });
      const { width, height } = await sharp(answer.body).metadata();
      expect(width / height).toBeCloseTo(1200 / 630, 1);
    });

    it('are not sent again to a browser that has them', async () => {
      const { etag = '' } = (await ask(`/media/${fileName}/320.webp`)).headers;

      expect(await ask(`/media/${fileName}/320.webp`, { 'if-none-match': etag })).toMatchObject({
        status: 304,
      });
    });

    it.each([
      '321.webp',
      '2400.webp',
      '0.webp',
      '-1.webp',
      '320.gif',
      '320.svg',
      '320',
      '320.webp.avif',
      '1e3.webp',
      'preview-55.jpeg',
      'preview-110.jpeg',
      'preview-050.jpeg',
      'preview-.jpeg',
      'preview-50.webp',
    ])('are not made as %s', async (variant) => {
      const answer = await ask(`/media/${fileName}/${variant}`);

      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, error: 'Resim bulunamadı.' });
    });

    it.each([
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ])('for a client that accepts %s come as %s by their name alone', async (accept, type) => {
      for (const path of [`/api/serve_image.php?file=${fileName}&w=160`, `/api/uploads/${fileName}`]) {
        const { status, headers } = await ask(path, { accept });
        expect(status).toBe(200);
        expect(headers['content-type']).toBe(type);
        expect(headers.vary).toContain('Accept');
      }
    });

    it.each([
      ['&w=200', 320],
      ['&w=9000', 1200],
      ['&w=abc', 1200],
      ['', 1200],
    ])('with "%s" are %d wide', async (added, width) => {
      const { body } = await ask(`/api/serve_image.php?file=${fileName}${added}`, { accept: 'image/webp' });

      expect((await sharp(body).metadata()).width).toBe(width);
    });

    it.each([
      ['../../etc/passwd', 400],
      ['..%2F..%2Fetc%2Fpasswd', 400],
      ['%2e%2e%2f%2e%2e%2fpackage.json', 400],
      ['..%5C..%5Cwindows', 400],
      ['%2Fetc%2Fpasswd', 400],
      ['kupa%00.webp', 400],
      ['<script>alert(1)</script>', 400],
      ["kupa' OR '1'='1", 400],
      ['.env', 400],
      ['yok-12345678.webp', 404],
      ['Kupa Resmi.png', 404],
      ['%25E0', 400],
    ])('named %s are refused with %d and a clear word', async (name, status) => {
      const requested = name.includes('%') || name.startsWith('..') ? name : encodeURIComponent(name);
      for (const path of [`/api/serve_image.php?file=${requested}`, `/api/uploads/${requested}`]) {
        const answer = await ask(path);
        expect(answer.status).toBe(status);
        expect(answer.json()).toMatchObject({
          success: false,
          error: status === 400 ? 'Geçersiz dosya adı.' : 'Resim bulunamadı.',
        });
      }
    });

    it.each([
      '/api/serve_image.php',
      '/api/serve_image.php?file=',
      '/api/serve_image.php?file=a&file=b',
      '/api/serve_image.php?file[x]=1',
    ])('are refused for %s', async (path) => {
      expect((await ask(path)).status).toBe(400);
    });

    it('are refused for an address that cannot be read', async () => {
      const answer = await ask('/api/uploads/%E0%A4%A');

      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    });
  });
});
