import { expect, type Locator, type Page } from '@playwright/test';

/** 'Kimler geliyor?', as the buyer fills it in. */
export class GuestForm {
  constructor(private readonly page: Page) {}

  /** The card of a seat, from 1. */
  seat(number: number): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${number}\\. kişi`) });
  }

  async isForStudents(): Promise<boolean> {
    await expect(this.seat(1)).toBeVisible();
    return this.seat(1).getByText('Öğrenci bileti').isVisible();
  }

  async name(number: number, name: string, age = '18 yaş ve üstü'): Promise<void> {
    await this.seat(number).getByLabel('Ad soyad').fill(name);
    await this.seat(number).getByLabel('Yaş', { exact: true }).selectOption(age);
  }

  /** Writes what a guest needs, with the consent to keep it. */
  async needs(number: number, needs: string): Promise<void> {
    await this.seat(number)
      .getByRole('textbox', { name: /^Alerji/ })
      .fill(needs);
    await this.seat(number)
      .getByRole('checkbox', { name: /açık rıza/ })
      .check();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Misafirleri Kaydet' }).click();
  }

  async saveAll(): Promise<void> {
    await this.save();
    await expect(this.page.getByRole('link', { name: /^Bileti Açın/ })).toHaveCount(2);
  }
}
