import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { query } from '../support/shop-database.js';
import { onEveryScreen } from '../support/visitor.js';
import { shelveProduct } from '../support/written-records.js';

const SUBJECT = /^Yeniden rafta/;

const waitingFor = async (productId: string) =>
  (await query<{ email: string }>('SELECT email FROM stock_wish WHERE product_id = $1', [productId])).map(
    ({ email }) => email,
  );

onEveryScreen(
  'a reader waits for a sold-out piece, is told once when the owner counts it, and waits no more by the link',
  async ({ page, browser }, info) => {
    const piece = await shelveProduct('Bekleyen Vazo', 0);
    const other = await shelveProduct('Bekleyen Kase', 0);
    const email = `bekleyen-${info.project.name}-${piece.id.slice(0, 8)}@ornek.com`;
    for (const { slug } of [other, piece]) {
      await page.goto(`/urun/${slug}`);
      const wish = page.getByRole('region', { name: 'Gelince haber verelim' });
      await expect(page.getByRole('button', { name: 'Stok yok', exact: true })).toBeDisabled();
      await wish.getByLabel('E-posta adresiniz').fill(email);
      await wish.getByRole('button', { name: 'Gelince Haber Verin' }).scrollIntoViewIfNeeded();
      await saveScreenshot(page, info, 'sold-out');
      await expectNoViolations(page);
      await wish.getByRole('button', { name: 'Gelince Haber Verin' }).click();
      await expect(wish.getByRole('status')).toContainText('Not aldık.');
    }
    await saveScreenshot(page, info, 'noted');
    expect(await waitingFor(piece.id)).toEqual([email]);

    const office = await browser.newPage();
    const admin = new Admin(office);
    await admin.enter(`/admin/urunler?ara=${encodeURIComponent('Bekleyen Vazo')}`);
    await expect(office.getByText('1 kişi bekliyor').first()).toBeVisible();
    await office
      .getByRole('button', { name: /Tükendi/ })
      .first()
      .click();
    const count = office.getByRole('dialog', { name: 'Stok: Bekleyen Vazo' });
    await expect(
      count.getByText('1 kişi bekliyor; parça rafa dönünce onlara bir kez yazarız.'),
    ).toBeVisible();
    await count.getByLabel('Raftaki adet').fill('1');
    await count.getByRole('button', { name: 'Stoğu Kaydet' }).click();
    await expect(count).toBeHidden();
    await office.close();

    const mail = await mailTo(email, SUBJECT);
    expect(mail.text).toContain('ilk alan alır');
    expect(mail.text).toContain(`/urun/${piece.slug}`);
    expect(await waitingFor(piece.id)).toEqual([]);
    expect(await mailsTo(email, SUBJECT)).toHaveLength(1);

    await page.goto(/\/haber-verme\?anahtar=[\w.-]+/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Haber vermeyelim mi?' })).toBeVisible();
    expect(await waitingFor(other.id)).toEqual([email]);
    await page.getByRole('button', { name: 'Beklemekten Vazgeçin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adresinizi sildik' })).toBeVisible();
    expect(await waitingFor(other.id)).toEqual([]);
  },
);
