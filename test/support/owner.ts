import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SECOND_SHOP } from './places.js';
import { studioDay } from './studio-day.js';

const PICTURE = join(import.meta.dirname, '../../backend/src/samples/pictures/kupa-seladon.webp');
const ACCOUNT = { name: 'Deniz Usta', email: 'deniz@camurisleri.example', password: 'fırında dokuz kase' };

/** The steps of somebody who has an empty shop and opens it, through the screens. */
export class Owner {
  constructor(readonly page: Page) {}

  get email(): string {
    return ACCOUNT.email;
  }

  async becomeAdmin(firstAdminUrl: string): Promise<void> {
    const { page } = this;
    await page.goto(firstAdminUrl);
    await page.getByLabel('Adınız ve soyadınız').fill(ACCOUNT.name);
    await page.getByLabel('E-posta').fill(ACCOUNT.email);
    await page.getByRole('textbox', { name: 'Şifre' }).fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Kuruluma Başlayın' }).click();
    await this.seeSteps();
  }

  /** Goes to the step that the setup shows as the next one. */
  async beginNext(title: string): Promise<void> {
    await expect(this.page.getByRole('listitem').filter({ hasText: 'Sıradaki' })).toContainText(title);
    await this.page.getByRole('link', { name: `${title}: başlayın` }).click();
  }

  async backToSteps(): Promise<void> {
    await this.page.getByRole('link', { name: 'Kuruluma dön', exact: true }).click();
    await this.seeSteps();
  }

  async enterStudio(): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Atölye' });
    await form.getByLabel('Atölyenin adı').fill('Çamur İşleri');
    await form.getByLabel('Slogan').fill('Ankara’da seramik');
    await form.getByLabel(/^Adres/).fill('Kale Sokak 7\n06240 Altındağ / Ankara');
    await form.getByLabel('Telefon').fill('0312 555 01 48');
    await form.getByLabel('E-posta').fill('merhaba@camurisleri.example');
    await form.getByLabel('Pazartesi').press('Space');
    await this.save('Atölye bilgileri kaydedildi');
  }

  async chooseLook(): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Görünüm' });
    await form.getByLabel('Başka bir renk').fill('#1F5F5B');
    await this.save('Görünüm kaydedildi');
  }

  async enterSeller(): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Satıcı' });
    await form.getByLabel('Unvan').fill('Deniz Usta');
    await form.getByLabel('Vergi dairesi').fill('Ulus');
    await form.getByLabel('Vergi ya da kimlik numarası').fill('10000000146');
    await form.getByLabel('Merkez adresi').fill('Kale Sokak 7, 06240 Altındağ / Ankara');
    await form.getByLabel('Telefon').fill('0312 555 01 48');
    await form.getByLabel('E-posta').fill('merhaba@camurisleri.example');
    await this.save('Satıcı bilgileri kaydedildi');
  }

  async agreeWithRules(): Promise<void> {
    await this.save('kaydedildi');
  }

  async connectPayment(keys: { readonly apiKey: string; readonly secretKey: string }): Promise<void> {
    const { page } = this;
    await page.getByRole('textbox', { name: 'API anahtarı' }).fill(keys.apiKey);
    await page.getByRole('textbox', { name: 'Güvenlik anahtarı' }).fill(keys.secretKey);
    await page.getByRole('textbox', { name: 'Kendi şifreniz' }).fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Dene ve Kaydet' }).click();
    await expect(page.getByText('iyzico anahtarlarınızı tanıdı')).toBeVisible();
  }

  async connectMail(): Promise<void> {
    const { page } = this;
    await page.getByLabel('E-posta sağlayıcınız').selectOption('other');
    await page.getByLabel('SMTP sunucusu').fill('127.0.0.1');
    await page.getByLabel('Şifreleme').selectOption('Şifresiz');
    await page.getByLabel('Port', { exact: true }).fill(String(SECOND_SHOP.relayPort));
    await page.getByLabel('Gönderen e-posta').fill('merhaba@camurisleri.example');
    await page.getByLabel('Gönderen adı').fill('Çamur İşleri');
    // The form proposes the sender as the user name; this server asks for no sign-in.
    await page.getByLabel('Kullanıcı adı').fill('');
    await expect(page.getByRole('switch', { name: 'Bu ayarlarla gönder' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Kendi şifreniz' }).fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Ayarları Kaydet' }).click();
    await expect(page.getByText('E-posta ayarları kaydedildi.')).toBeVisible();
    await page.getByRole('button', { name: 'Test E-postası Gönder' }).click();
    await expect(page.getByText(`Test e-postası gönderildi: ${ACCOUNT.email}`)).toBeVisible();
  }

  async addFirstPiece(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Yeni Ürün' }).first().click();
    await page.getByLabel('Ürün adı', { exact: true }).fill(name);
    await page.getByLabel('Fiyat (TL, KDV dâhil)').fill('480');
    await page.getByLabel('Açıklama', { exact: true }).fill('Ankara kilinden, seladon sırlı.');
    await page.getByLabel('Malzeme', { exact: true }).fill('Stoneware');
    await page.getByLabel('Ölçüler', { exact: true }).fill('Ø 8 cm');
    await page.getByLabel('Bakım', { exact: true }).fill('Elde yıkayın');
    await page.getByLabel('Stok adedi', { exact: true }).fill('3');
    await page.locator('input[type=file]').setInputFiles([PICTURE]);
    await expect(page.getByRole('button', { name: /^Ana resim\. Düzenleyin/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ürünü Kaydet' }).click();
    await expect(page.getByText('Ürün başarıyla eklendi.')).toBeVisible();
  }

  async addFirstSession(): Promise<void> {
    const { page } = this;
    const date = studioDay(9);
    if (date.slice(0, 7) !== studioDay(0).slice(0, 7)) {
      await page.getByRole('button', { name: 'Sonraki ay' }).click();
    }
    await page.locator(`[data-date="${date}"]`).click();
    const form = page.getByRole('form', { name: 'Yeni Workshop' });
    await form.getByLabel('Başlık').fill('Çarkta İlk Gün');
    await form.getByLabel('Açıklama').fill('Kili merkezliyor, ilk kâseyi çekiyoruz.');
    await form.getByLabel('Başlangıç').fill('11:00');
    await form.getByLabel('Bitiş').fill('13:30');
    await form.getByLabel('Fiyat (TL)').fill('950');
    await form.getByLabel('Kapasite').fill('6');
    await form.getByRole('button', { name: 'Workshop Ekle' }).click();
    await expect(page.getByText('Workshop başarıyla eklendi.')).toBeVisible();
  }

  async openShop(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Dükkânı Aç' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Aç$/ }).click();
    await expect(page.getByText('Dükkânınız açık')).toBeVisible();
  }

  private async seeSteps(): Promise<void> {
    await expect(this.page.getByRole('progressbar', { name: 'Kurulum' })).toBeVisible();
  }

  private async save(told: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(this.page.getByText(told)).toBeVisible();
  }
}
