import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Member } from '../support/member.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { test } from '../support/visitor.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a note on a guest’s order is on the page about them, and is gone from both when it is taken back', async ({
  page,
  browser,
}, info) => {
  const email = 'notlu.misafir@ornek.com';
  const text = 'Paketi kapıcıya bırakılacak, zili çalmayın.';
  const shop = await browser.newPage();
  const { id, address } = await buy(shop.request, { email, pieces: ['Lale Karo'] });
  await buy(shop.request, { email, pieces: ['Lale Karo'] });
  const helper = await (await browser.newContext()).newPage();

  await new Admin(page).enter(`/admin/siparisler-gelismis/${id}`);
  const record = page.getByRole('dialog', { name: /Ayşe Demir/ });
  const notes = record.getByRole('region', { name: 'İç notlar' });
  await notes.getByRole('textbox', { name: 'Yeni iç not' }).fill(text);
  await notes.getByRole('button', { name: 'Not Ekle' }).click();
  await expect(notes.getByText(text)).toBeVisible();
  await saveScreenshot(page, info, 'order-note');
  await record.getByRole('link', { name: 'Bu kişinin diğer siparişleri (1)' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ayşe Demir' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/musteriler\/misafir\?eposta=notlu\.misafir%40ornek\.com$/);
  const gathered = page.getByRole('region', { name: 'İç notlar' });
  await expect(gathered.getByText(text)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Siparişler/ }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'İletişim' }).getByText(email)).toBeVisible();
  await saveScreenshot(page, info, 'customer');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await shop.goto(address);
  await expect(shop.getByText('Lale Karo').first()).toBeVisible();
  await expect(shop.getByText(text)).toBeHidden();

  await new Admin(helper).enter('/admin/siparisler-gelismis');
  await expect(helper.getByText('Not var').first()).toBeVisible();
  await gathered.getByRole('button', { name: /^Notu sil/ }).click();
  await expect(page.getByText('Not silindi.')).toBeVisible();
  await expect(gathered.getByText(text)).toBeHidden();
  // The other admin's list is told by itself.
  await expect(helper.getByText('Not var')).toHaveCount(0);

  await page.goto(`/admin/siparisler-gelismis/${id}`);
  await expect(notes.getByText(/^Henüz not yok/)).toBeVisible();
  await helper.context().close();
  await shop.close();
});

test('a customer’s page leads to their orders, takes notes about them, and ends with the account', async ({
  page,
  browser,
}, info) => {
  const shop = await browser.newPage();
  const member = new Member(shop, 'sayfali@ornek.com');
  await member.join();
  await buy(shop.request, { email: member.email, pieces: ['Lale Karo'] });

  await new Admin(page).enter('/admin/kullanicilar');
  await page.getByRole('searchbox', { name: 'Kullanıcı ara' }).fill(member.email);
  await expect(page).toHaveURL(/ara=/);
  await page
    .getByRole('listitem')
    .filter({ hasText: member.email })
    .getByRole('link', { name: 'Elif Kaya' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elif Kaya' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Siparişler/ }).getByRole('listitem')).toHaveCount(1);
  const notes = page.getByRole('region', { name: 'İç notlar' });
  await notes.getByRole('textbox', { name: 'Yeni iç not' }).fill('Sol elini kullanıyor');
  await notes.getByRole('button', { name: 'Not Ekle' }).click();
  await expect(notes.getByText('Sol elini kullanıyor')).toBeVisible();
  await saveScreenshot(page, info, 'customer-account');
  const address = page.url();

  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kullanıcıyı Sil' }).click();
  await expect(page.getByText('Kullanıcı silindi.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/kullanicilar/);
  await page.goto(address);
  await expect(page.getByText('Aradığınız kayıt bulunamadı.')).toBeVisible();
  await shop.close();
});
