import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { expectNoViolations, onPhoneScreen } from './accessibility.js';
import { expectRoomAtFourTimesTheSize } from './low-screen.js';
import { saveScreenshot } from './pictures.js';

const CONFLICT = 'Bu kayıt siz düzenlerken değişti';

/** The dialogs over a section of the back office. */
export class Modals {
  constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  /** Expects that the dialog is accessible and fits a phone's screen and one at 400 %; returns it. */
  async expectUsable(name: string | RegExp): Promise<Locator> {
    const { page } = this;
    const modal = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
    await expect(modal).toBeVisible();
    await expect(modal.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page, '[role$=dialog]');
    await saveScreenshot(page, this.info, `modal-${String(name).replace(/\W+/g, '-')}`);
    await onPhoneScreen(page, () => this.expectNothingBeside(String(name)));
    await expectRoomAtFourTimesTheSize(page);
    return modal;
  }

  /** The page is laid out again some frames after the window has become narrow. */
  private async expectNothingBeside(name: string): Promise<void> {
    await expect.poll(() => this.overflowWidth(), { message: name }).toBeLessThanOrEqual(0);
  }

  /** The number of pixels by which the page, or the scrolling part of the dialog, is too wide. */
  private async overflowWidth(): Promise<number> {
    const widths = await this.page
      .locator('html, [role$=dialog], [role$=dialog] *')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) || part.tagName === 'HTML',
          )
          .map((part) => part.scrollWidth - part.clientWidth),
      );
    return Math.max(...widths);
  }

  /** Expects a dialog that can only be read and closed. */
  async expectRead(name: string | RegExp): Promise<void> {
    const modal = await this.expectUsable(name);
    await this.page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }

  async expectQuestion(name: string | RegExp): Promise<void> {
    const question = await this.expectUsable(name);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(question).toBeHidden();
  }

  async expectConflict(): Promise<void> {
    const conflict = await this.expectUsable(CONFLICT);
    await conflict.getByRole('button', { name: 'Kayıtlı Olanı Al' }).click();
    await expect(conflict).toBeHidden();
  }
}
