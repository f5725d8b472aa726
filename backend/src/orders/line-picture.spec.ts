import { expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { aPicture } from '../../seed/pictures.js';
import { confirmAtBank, pieces, placeCart } from '../../testing/purchase.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { AdminOrderViewsService } from './back-office/admin-order-views.service.js';

const shop = suiteShop();
const mediaDir = suiteFolder();

it('The picture of a line keeps the point that its product showed when it was bought', async () => {
  const { manager } = shop.dataSource;
  const file = await aPicture(manager, { mediaDir });
  const picture = { mediaFileId: file.id, alt: '', focusX: 20, focusY: 80 };
  const mug = await aProduct(manager, { name: 'Kupa', pictures: [picture] });
  const placed = await placeCart(shop.app, { lines: [pieces(mug)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  await shop.dataSource.query('UPDATE product_picture SET focus_x = 50');
  const { lines } = await shop.app.get(AdminOrderViewsService).view(placed.orderId);
  expect(lines[0]?.picture).toMatchObject({ fileName: file.fileName, focus: { x: 20, y: 80 } });
});
