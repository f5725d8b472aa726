import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { ProductPage } from '../../../contract/catalog/catalog.views.js';
import { aProduct } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { UploadPictureService } from '../../media/upload-picture.service.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'product', 'log_entry'));

async function aPictureName(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await server.app.get(UploadPictureService).upload({ bytes, name: 'resim.jpg' })).fileName;
}

const view = async (id: string): Promise<AdminProductView> =>
  dataOf(await admin.query('admin.products.view', { id })) as AdminProductView;

/** Saves the product's form with these pictures. */
async function save(id: string, pictures: readonly object[]) {
  const { category, stock, version, isActive, ...read } = await view(id);
  const { name, priceKurus, description, material, dimensions, care } = read;
  return admin.mutate('admin.products.update', {
    ...{ id, version, name, priceKurus, description, material, dimensions, care, isActive, pictures },
    ...{ categoryId: category.id, stockQuantity: stock.quantity, stockRead: stock.quantity },
    ...{ minStock: stock.minStock, isUnlimited: stock.isUnlimited, countVersion: stock.countVersion },
  });
}

describe('The point of a picture that stays in view', () => {
  const focus = { x: 0, y: 100 };

  it('is kept with the product’s picture and told to whoever shows it; without one it is the middle', async () => {
    const { id } = await aProduct(server.dataSource.manager);
    const [fileName, other] = [await aPictureName('#111111'), await aPictureName('#222222')];

    const saved = await save(id, [
      { fileName, alt: '', focus },
      { fileName: other, alt: '' },
    ]);
    expect(saved.status).toBe(200);

    const [main, second] = (await view(id)).pictures;
    expect(main?.focus).toEqual(focus);
    expect(second).not.toHaveProperty('focus');
    const { products } = dataOf(await admin.query('catalog.products', {})) as ProductPage;
    expect(products[0]?.picture).toMatchObject({ fileName, focus });
  });

  it('stays when a client without this field edits the product', async () => {
    const { id } = await aProduct(server.dataSource.manager);
    await save(id, [{ fileName: await aPictureName('#111111'), alt: 'Önden', focus }]);

    const form = new FormData();
    form.append('name', 'Yeni ad');
    const answer = await admin.ask(`/api/products.php?id=${id}`, { method: 'POST', body: form });

    expect(answer.json).toMatchObject({ success: true });
    expect(await view(id)).toMatchObject({ name: 'Yeni ad', pictures: [{ alt: 'Önden', focus }] });
  });

  it.each([
    ['lies outside of the picture', { x: 101, y: 50 }, 'pictures.0.focus.x'],
    ['lies before its edge', { x: 50, y: -1 }, 'pictures.0.focus.y'],
    ['is no whole percent', { x: 12.5, y: 50 }, 'pictures.0.focus.x'],
    ['is half of one', { x: 50 }, 'pictures.0.focus.y'],
    ['is a text', '50% 50%', 'pictures.0.focus'],
    ['is null', null, 'pictures.0.focus'],
  ])('is refused when it %s', async (_what, wrong, field) => {
    const { id } = await aProduct(server.dataSource.manager);

    const answer = await save(id, [{ fileName: await aPictureName('#111111'), alt: '', focus: wrong }]);

    expect(refusalOf(answer)).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: 'Resmin odak noktası %0 ile %100 arasında olmalıdır.' },
    });
  });

  it('cannot lie outside of the picture in the database either', async () => {
    const { id } = await aProduct(server.dataSource.manager);
    await save(id, [{ fileName: await aPictureName('#111111'), alt: '' }]);

    await expect(server.dataSource.query('UPDATE product_picture SET focus_x = 101')).rejects.toThrow(
      'product_picture_focus_check',
    );
  });
});
