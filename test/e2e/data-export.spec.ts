import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';

const addressIn = (text: string) => /https?:\S*\/kisisel-veri-basvurusu\/[^\s)]+/.exec(text)?.[0] ?? '';

onEveryScreen('a guest asks for a copy of their data, and downloads it', async ({ page, browser }, info) => {
  const email = `verilerim-${isOnPhone(info) ? 'telefon' : 'masa'}-${info.retry}@ornek.com`;
  await page.goto('/gizlilik-politikasi');
  await page.getByRole('article').getByRole('link', { name: 'Kişisel veri başvurusu' }).click();
  const form = page.getByRole('form', { name: 'Başvuru formu' });
  await form.getByRole('button', { name: 'Başvuruyu Gönderin' }).click();
  await expect(form.getByLabel('Konu')).toHaveAccessibleDescription(/konusunu seçin/);
  await form.getByLabel('Konu').selectOption('copy');
  await form.getByLabel('Ad soyad').fill('Ayşe Demir');
  await form.getByLabel('E-posta', { exact: true }).fill(email);
  await expectNoViolations(page);
  await saveScreenshot(page, info, 'data-request-form');
  await form.getByRole('button', { name: 'Başvuruyu Gönderin' }).click();
  await expect(page.getByText('Bir adım kaldı.')).toBeVisible();

  const address = addressIn((await mailTo(email, /^Başvurunuzu onaylayın/)).text);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Başvuruyu Onaylayın' })).toBeVisible();
  await saveScreenshot(page, info, 'data-request-confirm');
  await page.getByRole('button', { name: 'Başvuruyu Onaylayın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Başvurunuz bizde' })).toBeVisible();
  await mailTo(email, /^Başvurunuzu aldık/);

  const office = await browser.newPage();
  await new Admin(office).enter('/admin/kvkk-basvurulari');
  await expect(office.getByRole('link', { name: 'Ayşe Demir' }).first()).toBeVisible();
  await saveScreenshot(office, info, 'data-request-list');
  await office.getByRole('link', { name: 'Ayşe Demir' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'Ayşe Demir' });
  await expect(dialog.getByText(email)).toBeVisible();
  await expect(dialog.getByLabel('Verilerinin kopyasını indirmeye aç')).toBeChecked();
  await expectNoViolations(office);
  await saveScreenshot(office, info, 'data-request-desk');
  await dialog.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(dialog.getByText('Yanıtlandı')).toBeVisible();

  await page.goto(addressIn((await mailTo(email, /^Başvurunuzun yanıtı/)).text));
  await expect(page.getByRole('heading', { level: 1, name: 'Başvurunuzu yanıtladık' })).toBeVisible();
  await expectNoViolations(page);
  await saveScreenshot(page, info, 'data-request-answered');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi İndir' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
});
