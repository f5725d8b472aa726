import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin, DEMO_ADMIN } from '../support/admin.js';
import { headerOf, mailsTo, mailTo, smtpOfMailbox } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

const EMAIL = '/admin/e-posta';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends the subscription; the consent and its withdrawal stay in the ledger. */
async function leave(address: string): Promise<void> {
  await query('DELETE FROM newsletter_subscriber WHERE address = $1', [address]);
  await query(
    `INSERT INTO consent (address, purpose, channel, is_given, source)
     VALUES ($1, 'commercial', 'email', false, 'unsubscribe_link')`,
    [address],
  );
}

async function subscribe(address: string, agrees: boolean): Promise<void> {
  await query('INSERT INTO newsletter_subscriber (address, confirmed_at) VALUES ($1, now())', [address]);
  await query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     VALUES ($1, 'commercial', 'email', $2, CASE WHEN $2 THEN '2026-11' END, 'newsletter_form')`,
    [address, agrees],
  );
}

test('the studio’s mail settings are stored, tested and used, and their password is never shown again', async ({
  page,
}, info) => {
  const smtp = await smtpOfMailbox();
  await new Admin(page).enter(EMAIL);
  await page.getByLabel('E-posta sağlayıcınız').selectOption('other');
  await page.getByLabel('SMTP sunucusu').fill(smtp.host);
  await page.getByLabel('Şifreleme').selectOption('Şifresiz');
  await page.getByLabel('Port', { exact: true }).fill(String(smtp.port));
  await page.getByLabel('Kullanıcı adı').fill('atolye');
  await page.getByLabel('Şifre', { exact: true }).fill('gizli-sifre');
  await page.getByLabel('Gönderen e-posta').fill('selam@toprak.test');
  await expect(page.getByRole('switch', { name: 'Bu ayarlarla gönder' })).toBeChecked();
  await page.getByLabel('Kendi şifreniz').fill(DEMO_ADMIN.password);
  await page.getByRole('link', { name: 'Şablonlar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sayfada Kal' }).click();
  await button(page, 'Ayarları Kaydet').click();
  await expect(page.getByText('E-posta ayarları kaydedildi.')).toBeVisible();
  try {
    await page.reload();
    await expect(page.getByText('Bir şifre kayıtlı; boş bırakırsanız olduğu gibi kalır.')).toBeVisible();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');

    await button(page, 'Bağlantıyı Test Et').click();
    await expect(page.getByText('SMTP sunucusuna bağlanıldı ve oturum açıldı.')).toBeVisible();
    const address = page.getByLabel('Test e-posta adresi');
    await address.fill('');
    await button(page, 'Test E-postası Gönder').click();
    await expect(page.getByText('Test email adresi gerekli')).toBeVisible();
    await address.fill('deneme@ornek.com');
    await button(page, 'Test E-postası Gönder').click();
    await expect(page.getByText('Test e-postası gönderildi: deneme@ornek.com')).toBeVisible();
    expect(headerOf(await mailTo('deneme@ornek.com', /ayarlarının denemesi/), 'From')).toContain(
      'selam@toprak.test',
    );
    await saveScreenshot(page, info, 'e-posta-ayarlari');
    await expectNoViolations(page);
  } finally {
    await query('UPDATE mail_settings SET is_active = false, version = version + 1');
  }
});

test('a bulk mail reaches only people who consented', async ({ page }, info) => {
  await subscribe('izinli@ornek.com', true);
  await subscribe('izinsiz@ornek.com', false);
  await new Admin(page).enter(`${EMAIL}?sekme=toplu`);
  const reached = page.getByRole('region', { name: 'Kimlere gidecek?' });
  await expect(reached.getByText('izinli@ornek.com')).toBeVisible();
  await expect(reached.getByText('izinsiz@ornek.com')).toHaveCount(0);

  await page.getByLabel('Konu').fill('Kış fırını açıldı');
  await page.getByRole('textbox', { name: 'İçerik' }).fill('Bu hafta bütün kâseler yeni.');
  await button(page, 'Test E-postası Gönder').click();
  await expect(page.getByText('Test e-postası gönderildi: admin@toprak.test')).toBeVisible();
  await mailTo('admin@toprak.test', /Kış fırını açıldı/);

  await button(page, 'Toplu E-posta Gönder').click();
  const question = page.getByRole('alertdialog', { name: /^E-posta \d+ kişiye gönderilsin mi\?$/ });
  await saveScreenshot(page, info, 'toplu-e-posta-sorusu');
  await question.getByRole('button', { name: /kişiye Gönder$/ }).click();
  const row = page.getByRole('row', { name: /Kış fırını açıldı/ });
  await expect(row.getByText('Tamamlandı')).toBeVisible({ timeout: 20_000 });
  const letter = await mailTo('izinli@ornek.com', /Kış fırını açıldı/);
  expect(letter.text).toContain('Bu hafta bütün kâseler yeni.');
  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(await mailsTo('izinsiz@ornek.com', /./)).toEqual([]);
  await expectNoViolations(page);

  await row.getByRole('link', { name: 'Kış fırını açıldı' }).click();
  const log = page.getByRole('table', { name: 'E-posta kayıtları' });
  await expect(log.getByRole('row', { name: /izinli@ornek.com.*Gönderildi/ })).toBeVisible();
  await page.getByRole('button', { name: /^Filtreyi kaldır/ }).click();
  await page.getByRole('searchbox', { name: 'Alıcı ya da konu ara' }).fill('izinsiz@');
  await expect(page.getByText('E-posta kaydı bulunamadı')).toBeVisible();
  await expect(page).toHaveURL(/ara=izinsiz/);
  await leave('izinli@ornek.com');
  await leave('izinsiz@ornek.com');
});

test('a mail uses its custom template, and the default one once that is deleted', async ({
  page,
  browser,
}, info) => {
  await new Admin(page).enter(`${EMAIL}?sekme=sablonlar`);
  await page.getByRole('button', { name: 'Ayrıntı: Bülten onayı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bülten onayı' });
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByText('Toprak').first()).toBeVisible();
  await dialog.getByLabel('Konu').fill('Toprak’a hoş geldiniz mi?');
  const body = dialog.getByRole('textbox', { name: 'İçerik' });
  await body.fill('Sevgili okur, buradan: ');
  const refusal = dialog.getByText('içerikte “Onay adresi” olmalı');
  await expect(refusal).toBeVisible();
  await dialog.getByRole('button', { name: /Onay adresi/ }).click();
  await expect(body).toHaveText('Sevgili okur, buradan: Onay adresi');
  await dialog.getByRole('button', { name: 'HTML Olarak Düzenle' }).click();
  await expect(dialog.getByLabel('İçerik (HTML)')).toHaveValue(
    /^<(h1|p)>Sevgili okur, buradan: \{\{confirm_url\}\}<\/\1>$/,
  );
  await expect(preview.getByText('Sevgili okur')).toBeVisible();
  await expect(refusal).toBeHidden();
  await saveScreenshot(page, info, 'e-posta-sablonu');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Şablonu Kaydet' }).click();
  await expect(page.getByRole('row', { name: /Bülten onayı.*Sizin metniniz/ })).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  const join = async (email: string) => {
    await reader.goto('/blog');
    const form = reader.getByRole('form', { name: 'Bülten' });
    await form.getByLabel('E-posta adresiniz').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Bültene Katılın' }).click();
    await expect(reader.getByText('Bir adım kaldı.')).toBeVisible();
  };
  await join('sablon-1@ornek.com');
  const mail = await mailTo('sablon-1@ornek.com', /^Toprak’a hoş geldiniz mi\?$/);
  expect(mail.text).toMatch(/Sevgili okur, buradan:\s+http\S+\/bulten\/onay\?anahtar=/);

  await page.getByRole('button', { name: 'Sil: Bülten onayı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Şablonu Sil' }).click();
  await expect(page.getByText('Şablon silindi; hazır metin geri geldi.')).toBeVisible();
  await join('sablon-2@ornek.com');
  await mailTo('sablon-2@ornek.com', /onayınız gerekiyor/);
  await reader.context().close();
});
