import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { Member } from '../support/member.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { query } from '../support/shop-database.js';
import { agreeToCommercialMail } from '../support/site-words.js';
import { test } from '../support/visitor.js';

test('a message to all members is in their accounts, and a promotion is mailed only to those who consented', async ({
  page,
  browser,
}, info) => {
  const subject = 'Kış indirimi';
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  const willing = new Member(first, 'izinli@ornek.com');
  const silent = new Member(second, 'izinsiz@ornek.com');
  await Promise.all([willing.join(), silent.join()]);
  await agreeToCommercialMail(willing.email);

  await new Admin(page).enter('/admin/mesajlar');
  await page.getByLabel('Kime').selectOption('Kayıtlı kullanıcılar');
  await page.getByLabel('Kategori').selectOption('Promosyon');
  const recipients = page.getByRole('region', { name: 'Kimlere gidecek?' });
  await expect(recipients.getByText(`${willing.email} · hesap + e-posta`)).toBeVisible();
  await expect(recipients.getByText(`${silent.email} · hesap`, { exact: true })).toBeVisible();
  const reach = (await recipients.getByRole('status').textContent()) ?? '';
  const [, all = '', mailed = ''] = /^(\d+) kişi:.* (\d+) kişiye e-posta ile/.exec(reach) ?? [];
  await page.getByRole('textbox', { name: 'Konu' }).fill(subject);
  await page.getByRole('textbox', { name: 'Mesaj' }).fill('Bu hafta bütün kupalar indirimli.');
  await saveScreenshot(page, info, 'message-to-members');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await page
    .getByRole('alertdialog', { name: `Mesaj ${all} kişiye gönderilsin mi?` })
    .getByRole('button', { name: `${all} kişiye Gönder` })
    .click();
  await expect(page.getByText(`Mesaj ${all} kişiye gönderildi.`)).toBeVisible();

  for (const member of [willing, silent]) {
    const unread = member.page.getByRole('button', { name: `Okundu say: ${subject}` });
    await expect(async () => {
      await member.page.goto('/account/mesajlar');
      await expect(unread).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
  expect((await mailTo(willing.email, new RegExp(subject))).text).toContain('bütün kupalar indirimli');
  expect(await mailsTo(silent.email, new RegExp(subject))).toEqual([]);

  await page.getByRole('link', { name: 'Gönderilen Mesajlar' }).click();
  const sent = page.getByRole('row', { name: new RegExp(subject) });
  await expect(sent.getByRole('cell', { name: `${all} kişi`, exact: true })).toBeVisible();
  const skipped = `${Number(all) - Number(mailed)} kişi atlandı`;
  await expect(sent.getByRole('cell', { name: new RegExp(`^${mailed} kişi ?${skipped}$`) })).toBeVisible();
  await first.close();
  await second.close();
});

test('a customer is found and changed; after the deletion their order belongs to no account and later names nobody', async ({
  page,
  browser,
}, info) => {
  const shop = await browser.newPage();
  const member = new Member(shop, 'aranan@ornek.com');
  await member.join();
  const { id: orderId } = await buy(shop.request, { email: member.email, pieces: ['Lale Karo'] });

  await new Admin(page).enter('/admin/kullanicilar');
  await page.getByRole('searchbox', { name: 'Kullanıcı ara' }).fill(member.email.toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Düzenle: Elif Kaya' }).click();
  const form = page.getByRole('form', { name: 'Kullanıcı bilgileri' });
  await form.getByLabel('Soyad').fill('Kaya Demir');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Kullanıcı bilgileri güncellendi.')).toBeVisible();
  await shop.goto('/account/profil');
  await expect(shop.getByLabel('Soyad')).toHaveValue('Kaya Demir');

  await page.getByRole('button', { name: 'Şifre değiştir: Elif Kaya Demir' }).click();
  await page.getByLabel('Yeni şifre', { exact: true }).fill('studyodan-gelen-sifre');
  await page.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Değiştir' }).click();
  await expect(page.getByText('Şifre başarıyla güncellendi')).toBeVisible();
  await shop.goto('/auth');
  await member.signIn('studyodan-gelen-sifre');
  await shop.waitForURL('/');
  await expect(member.accountLink).toHaveAccessibleName(/^Elif/);

  await page.getByRole('button', { name: 'Sil: Elif Kaya Demir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Kullanıcıyı silelim mi?' });
  await expect(question.getByText(new RegExp(`Elif Kaya Demir \\(${member.email}\\)`))).toBeVisible();
  await expect(question.getByText(/adı ‘Silinmiş Kullanıcı’ olur/)).toBeVisible();
  await question.getByRole('button', { name: 'Kullanıcıyı Sil' }).click();
  await expect(page.getByText('Kullanıcı silindi.')).toBeVisible();
  await expect(page.getByText('Arama kriterine uygun kullanıcı bulunamadı')).toBeVisible();

  await page.goto(`/admin/siparisler-gelismis/${orderId}`);
  const order = page.getByRole('dialog');
  await expect(order.getByText('Lale Karo').first()).toBeVisible();
  await expect(order.getByText(/· Hesabı silindi$/)).toBeVisible();
  await expect(order.getByText(/bekleyen bir iş kalmayınca silinir/)).toBeVisible();
  await query(`UPDATE "order" SET status = 'delivered' WHERE id = $1`, [orderId]);
  await expect(order.getByRole('heading', { name: 'Silinmiş Kullanıcı' })).toBeVisible();
  await expect(order.getByText('Silinmiş Kullanıcı · Hesabı silindi')).toBeVisible();
  await expect(order).not.toContainText(member.email);
  await saveScreenshot(page, info, 'order-of-nobody');
  await shop.goto('/auth');
  await member.signIn('studyodan-gelen-sifre');
  await expect(shop.getByText('E-posta veya şifre hatalı.')).toBeVisible();
  // A new customer with the same address does not find it either.
  await member.join();
  await shop.goto('/account');
  await expect(shop.getByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  await expect(shop.getByText(/^Sipariş [0-9A-F]{8}$/)).toHaveCount(0);
  await shop.close();
});
