import { expect, type Page } from '@playwright/test';
import { isTakenOver } from './watched-page.js';

export const GOOD_CARD = '5528790000000008';
export const NO_FUNDS_CARD = '4111111111111129';
const SMS_CODE = '283126';

/** The steps of a visitor on the way to a paid order, through the screens. */
export class Buyer {
  constructor(
    readonly page: Page,
    readonly email: string,
  ) {}

  async putInCart(productName: string): Promise<void> {
    await this.page.goto(`/raf?ara=${encodeURIComponent(productName)}`);
    // `slow-devices.spec.ts` presses earlier.
    await isTakenOver(this.page);
    await this.page.getByRole('link', { name: productName }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Sepete Ekle' }).click();
    await this.seeAdded();
  }

  /** Wide screens open the cart itself, phones show a message with a way to it. */
  private async seeAdded(): Promise<void> {
    await expect(this.page.getByText('Sepetinize eklendi').or(this.cartHeading)).toBeVisible();
  }

  private get cartHeading() {
    return this.page.getByRole('heading', { name: /^Sepetiniz/ });
  }

  /** Closes the cart that a wide screen has opened, so that `openCart` asks for the prices and seats of that moment. */
  async closeCart(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sepeti kapat' }).click();
    await expect(this.cartHeading).toBeHidden();
  }

  async openCart(): Promise<void> {
    if (!(await this.cartHeading.isVisible())) {
      const way = this.page
        .getByRole('button', { name: 'Sepeti Gör' })
        .or(this.page.getByRole('banner').getByRole('button', { name: /^Sepet,/ }))
        .first();
      // The message disappears after five seconds unless it has the focus; a busy machine may need longer for the click.
      await way.focus();
      await way.click();
    }
    await expect(this.cartHeading).toBeVisible();
    // The popup of the product has closed, so that the cart is the only dialog.
    await expect(this.page.getByRole('dialog')).toHaveCount(1);
  }

  async lookAtDay(date: string): Promise<void> {
    await this.page.goto(`/workshops?ay=${date.slice(0, 7)}&gun=${date}`);
    await isTakenOver(this.page);
  }

  async addSeats(title: string, seats: number): Promise<void> {
    const session = this.page.getByRole('article', { name: title });
    for (let more = 1; more < seats; more += 1) await session.getByRole('button', { name: /^Artır/ }).click();
    await session.getByRole('button', { name: /^Sepete Ekle/ }).click();
    await this.seeAdded();
  }

  async acceptStudentTerms(): Promise<void> {
    await this.page.getByText('Öğrenci indirimi', { exact: true }).click();
    await this.page.getByRole('button', { name: 'Koşulları Kabul Ediyorum' }).click();
    await expect(this.page.getByText(/uygulandı/)).toBeVisible();
  }

  async applyCoupon(code: string): Promise<void> {
    await this.page.getByLabel('Kupon kodu').fill(code);
    await this.page.getByRole('button', { name: 'Uygula' }).click();
    await expect(this.page.getByText(code.toUpperCase()).first()).toBeVisible();
  }

  async startCheckout(): Promise<void> {
    await this.page.getByRole('button', { name: 'Misafir Olarak Devam Et' }).click();
    await expect(this.page.getByRole('heading', { name: 'Sipariş bilgileri' })).toBeVisible();
  }

  async fillInformation(): Promise<void> {
    const { page } = this;
    await this.fillContact();
    await page.getByLabel('Semtinizi arayın').fill('Kuzguncuk Üsküdar');
    await expect(page.getByLabel('Mahalle')).toHaveValue('Kuzguncuk Mah.');
    await page.getByLabel('Açık adres').fill('Bereketli Sok. No: 12 D: 3');
  }

  async fillContact(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Ad', { exact: true }).fill('Ayşe');
    await page.getByLabel('Soyad').fill('Demir');
    await page.getByLabel('E-posta', { exact: true }).fill(this.email);
    await page.getByLabel('Telefon', { exact: true }).fill('0532 123 45 67');
  }

  async acceptAndContinue(): Promise<void> {
    // By keyboard, because a click could hit something that covers the form while it scrolls.
    for (const box of await this.page.getByRole('checkbox').all()) {
      if (!(await box.isChecked())) await box.press('Space');
      await expect(box).toBeChecked();
    }
    await this.page.getByRole('button', { name: 'Ödemeye Geç' }).click();
    await expect(this.page.getByRole('heading', { name: 'Kart ile ödeme' })).toBeVisible();
  }

  async fillCard(number: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('Kart üzerindeki ad').fill('Ayşe Demir');
    await page.getByLabel('Kart numarası').fill(number);
    await page.getByLabel('Ay', { exact: true }).fill('12');
    await page.getByLabel('Yıl', { exact: true }).fill('30');
    await page.getByLabel('CVC').fill('123');
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: /TL Öde$/ }).click();
    await expect(this.page.locator('#smsCode')).toBeVisible();
  }

  /** `back`: the page to which the bank sends the buyer. */
  async confirmAtBank(back = /\/siparis\//): Promise<void> {
    await this.page.locator('#smsCode').fill(SMS_CODE);
    await this.page.getByRole('button', { name: 'Onayla' }).click();
    await this.page.waitForURL(back);
  }

  async cancelAtBank(): Promise<void> {
    await this.page.getByRole('button', { name: 'Vazgeç' }).click();
    await this.page.waitForURL(/\/siparis\//);
  }

  /** From the product list to the bank's page. */
  async goToBank(productName: string, cardNumber = GOOD_CARD): Promise<void> {
    await this.putInCart(productName);
    await this.openCart();
    await this.startCheckout();
    await this.fillInformation();
    await this.acceptAndContinue();
    await this.fillCard(cardNumber);
    await this.pay();
  }
}
