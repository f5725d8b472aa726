import { expect } from '@playwright/test';
import { expectNoViolations, onPhoneScreen } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import * as records from '../support/back-office-records.js';
import { Modals } from '../support/modals.js';
import { buy } from '../support/purchases.js';
import { openSession, sellSeatsElsewhere } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('an order and a booking, and all that is asked about them, can be used by everyone', async ({
  page,
  request,
}, info) => {
  const modals = new Modals(page, info);
  const session = await openSession('Sorular', 6);
  const { id: orderId } = await buy(request, {
    email: 'sorular@ornek.com',
    pieces: ['Lale Karo'],
    seats: { sessionId: session.id, quantity: 2 },
  });
  await new Admin(page).enter(`/admin/siparisler-gelismis/${orderId}`);
  const order = await modals.expectUsable(/^Sipariş/);
  await order.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption('Kargoya Verildi');
  await order.getByLabel('Kargo şirketi').fill('Aras Kargo');
  await modals.expectUsable(/^Sipariş/);
  await records.savedBySomebodyElse('order', orderId, `, status = 'preparing'`);
  await order.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await modals.expectConflict();
  await order.getByRole('button', { name: 'Siparişi İptal Et' }).click();
  await modals.expectQuestion('Bu siparişi iptal edelim mi?');
  await records.sentBySomebodyElse(orderId, 'Yurtiçi Kargo');
  await page.reload();
  await order.getByRole('button', { name: 'Kargo Bilgisini Düzenle' }).click();
  await order.getByLabel('Kargo şirketi').fill('Aras Kargo');
  await records.sentBySomebodyElse(orderId, 'MNG Kargo');
  await order.getByRole('button', { name: 'Kargoyu Kaydet' }).click();
  await modals.expectConflict();
  await order.getByRole('button', { name: 'Para İadesi Yap' }).click();
  await modals.expectQuestion('Ne kadarını iade edelim?');

  const bookingId = await records.bookingOf(orderId);
  await page.goto(`/admin/rezervasyonlar-gelismis/${bookingId}`);
  const booking = await modals.expectUsable(/^Rezervasyon/);
  await booking.getByRole('combobox', { name: 'Rezervasyon durumu' }).selectOption('Tamamlandı');
  await records.savedBySomebodyElse('booking', bookingId, `, status = 'pending'`);
  await booking.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await modals.expectQuestion('Bu workshop henüz yapılmadı');
  await booking.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await page.getByRole('button', { name: 'Yine de İşaretle' }).click();
  await modals.expectConflict();
  await booking.getByRole('button', { name: 'İptal Et', exact: true }).click();
  await modals.expectQuestion('Misafirin yerini iptal edin');
  await booking.getByRole('combobox', { name: 'Rezervasyon durumu' }).selectOption('İptal Edildi');
  await booking.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await modals.expectQuestion('Bu rezervasyonu iptal edelim mi?');
  await booking.getByRole('button', { name: 'Rezervasyonu Sil' }).click();
  await modals.expectQuestion('Rezervasyon silinsin mi?');
});

test('requests, their answers and a sent message can be used by everyone', async ({ page }, info) => {
  const modals = new Modals(page, info);
  const requestId = await records.anInformationRequest('Acar');
  await new Admin(page).enter(`/admin/bilgi-talepleri?talep=${requestId}`);
  const request = await modals.expectUsable('Deniz Acar');
  await request.getByRole('button', { name: 'Yanıtla' }).click();
  await modals.expectQuestion('Talebi yanıtlayın');
  await request.getByRole('button', { name: 'Sil' }).click();
  await modals.expectQuestion('Bu bilgi talebini silelim mi?');
  await request.getByLabel('Yönetici notları').fill('Aradım.');
  await records.savedBySomebodyElse('information_request', requestId, `, admin_notes = 'Yazdım.'`);
  await request.getByRole('button', { name: 'Notları Kaydet' }).click();
  await modals.expectConflict();

  await page.goto(`/admin/toplu-siparisler?yanit=${await records.aBulkOrderRequest('Pansiyon')}`);
  await modals.expectUsable('Teklifinizi yazın');
  await page.goto(
    `/admin/mesajlar?sekme=gonderilenler&mesaj=${await records.aMessageToMembers('Kapalıyız')}`,
  );
  await modals.expectUsable('Kapalıyız');

  await page.goto('/admin/mesajlar');
  await page.getByRole('textbox', { name: 'Konu' }).fill('Duyuru');
  await page.getByRole('textbox', { name: 'Mesaj' }).fill('Cuma günü kapalıyız.');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await modals.expectQuestion(/^Mesaj \d+ kişiye gönderilsin mi/);
});

test('the dialogs of the workshop calendar are accessible', async ({ page }, info) => {
  const modals = new Modals(page, info);
  const session = await openSession('Pencereler', 6);
  const day = `/admin/workshoplar?gun=${session.date}`;
  await new Admin(page).enter(`${day}&kopya=${session.id}`);
  const copy = await modals.expectUsable('Workshopu kopyala');
  await copy.getByLabel('Tarih', { exact: true }).fill(session.date);
  await copy.getByRole('button', { name: 'Tarihi Ekle' }).click();
  await expect(copy.getByText(/Aynı saatte/).first()).toBeVisible();
  await modals.expectQuestion('Workshopu kopyala');
  await sellSeatsElsewhere(session.id, 2);
  await page.goto(`${day}&iptal=${session.id}`);
  await modals.expectQuestion(/Workshopu iptal edin/);

  await page.getByRole('button', { name: `Düzenle: ${session.title}, 14:00` }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue(session.title);
  await page.getByLabel('Başlık').fill(`${session.title} (yeni)`);
  await records.savedBySomebodyElse('workshop_session', session.id, `, description = 'Başkasının yazdığı.'`);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await modals.expectConflict();
  await page.goto(`/admin/workshoplar?misafirler=${session.date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Misafir listesi' })).toBeVisible();
  await expectNoViolations(page);
});

test('the dialogs of products are accessible', async ({ page }, info) => {
  const modals = new Modals(page, info);
  await new Admin(page).enter('/admin/urunler?pencere=kategoriler');
  const categories = await modals.expectUsable('Kategoriler');
  const name = 'Raf';
  await categories.getByLabel('Yeni kategori').fill(name);
  await categories.getByRole('button', { name: 'Ekle' }).click();
  await categories.getByRole('button', { name: `Yeniden adlandır: ${name}` }).click();
  await modals.expectUsable('Kategoriler');
  await categories.getByLabel('Kategori adı').fill(`${name} benim`);
  const categoryId = await records.categoryNamed(name);
  await records.savedBySomebodyElse('category', categoryId, `, name = name || ' onların'`);
  await categories.getByRole('button', { name: 'Kaydet' }).click();
  await modals.expectConflict();
  await records.dropCategory(categoryId);
  await categories.getByRole('button', { name: /^Sil/ }).last().click();
  await modals.expectQuestion(/kategorisi silinsin mi\?$/);

  await page.goto('/admin/urunler?ara=Yulaf+Demlik');
  await page.getByTitle('Stoğu değiştir: Yulaf Demlik').click();
  await modals.expectQuestion('Stok: Yulaf Demlik');
  await page.getByRole('button', { name: 'Sil: Yulaf Demlik' }).click();
  await modals.expectQuestion('“Yulaf Demlik” silinsin mi?');
  await page
    .getByRole('link', { name: /^(Düzenle: )?Yulaf Demlik$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Ana resim.*Düzenleyin/ }).click();
  const picture = await modals.expectUsable('Ana resim');
  await expectNoViolations(page);
  await picture.getByRole('button', { name: 'Tamam' }).click();
  await page.getByLabel('Malzeme', { exact: true }).fill('Porselen');
  const productId = /urunler\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await records.savedBySomebodyElse('product', productId);
  await page.getByRole('button', { name: 'Ürünü Kaydet' }).click();
  await modals.expectConflict();
});

test('the dialogs of customers and admins are accessible', async ({ page }, info) => {
  const modals = new Modals(page, info);
  const email = 'pencere@ornek.com';
  const id = await records.aMember(email);
  const owner = new Admin(page);
  await owner.enter(`/admin/kullanicilar?ara=${email}&sifre=${id}`);
  await modals.expectQuestion('Şifre Değiştir');
  await page.getByRole('button', { name: 'Sil: Defne Yalın' }).click();
  await modals.expectQuestion('Kullanıcıyı silelim mi?');
  await page.getByRole('button', { name: 'Düzenle: Defne Yalın' }).click();
  const user = await modals.expectUsable('Kullanıcıyı Düzenle');
  await user.getByLabel('Soyad').fill('Yalım');
  await records.savedBySomebodyElse('customer', id, `, last_name = 'Yalınız'`);
  await user.getByRole('button', { name: 'Kaydet' }).click();
  await modals.expectConflict();

  const name = 'Can';
  await owner.hire(name, { email: `yonetici-${email}`, password: 'gizli-kalan-bir-sir' });
  await page.goto('/admin/yoneticiler?yonetici=yeni');
  await modals.expectQuestion('Yeni Yönetici');
  await page.getByRole('button', { name: `Sil: ${name}` }).click();
  await modals.expectQuestion('Yöneticiyi silelim mi?');
  await page.getByRole('button', { name: `Düzenle: ${name}` }).click();
  const admin = await modals.expectUsable('Yöneticiyi Düzenle');
  await admin.getByLabel('Ad', { exact: true }).fill(`${name} Usta`);
  const adminId = new URL(page.url()).searchParams.get('yonetici') ?? '';
  await records.savedBySomebodyElse('admin', adminId, `, email = 'baska-${email}'`);
  await admin.getByRole('button', { name: 'Kaydet' }).click();
  await modals.expectConflict();
  await admin.getByRole('button', { name: 'Vazgeç' }).click();
  await onPhoneScreen(page, async () => {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await modals.expectUsable(/.*/);
  });
});
