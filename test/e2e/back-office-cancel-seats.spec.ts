import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';

onEveryScreen(
  'a guest calls who cannot come: the owner sees the bill, gives back more, and the seats are free',
  async ({ page }, info) => {
    const screen = isOnPhone(info) ? 'telefon' : 'masa';
    const email = `arayan-${screen}-${info.retry}@ornek.com`;
    const session = await openSession(`Aranan Atölye ${screen}`, 4);
    const { id } = await buy(page.request, { email, seats: { sessionId: session.id, quantity: 3 } });
    await query(`UPDATE order_line SET policy = jsonb_set(policy, '{refundTiers}', $2) WHERE order_id = $1`, [
      id,
      JSON.stringify([{ hoursBefore: 1, percent: 50 }]),
    ]);
    const [booking] = await query<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [id]);

    await new Admin(page).enter(`/admin/rezervasyonlar-gelismis/${booking?.id ?? ''}`);
    const record = page.getByRole('dialog', { name: /^Rezervasyon/ });
    await record.getByRole('button', { name: 'İptal Et', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Misafirin yerini iptal edin' });
    await dialog.getByRole('checkbox', { name: '1. yer' }).uncheck();
    await expect(
      dialog.getByText(/ödenen 2\.000,00\sTL tutarın 1\.000,00\sTL kısmı geri döner/),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: 'Daha fazlasını iade et' }).check();
    await dialog.getByLabel('İade tutarı').fill('1.500');
    await dialog.getByLabel('Neden').fill('Çocuğu hastalanmış');
    await expectNoViolations(page, '[role$=dialog]');
    await saveScreenshot(page, info, 'cancel-seats-kinder');
    // Nothing has changed before the yes.
    expect(await seatsOf(session.id)).toMatchObject({ booked: 3 });
    await dialog.getByRole('button', { name: '2 Yeri İptal Et' }).click();
    await expect(page.getByText('Yer iptal edildi. Müşteriye e-postayla haber verildi.')).toBeVisible();

    expect(await seatsOf(session.id)).toEqual({ booked: 1, held: 0 });
    const { text } = await mailTo(email, /^Rezervasyonunuz iptal edildi/);
    expect(text).toMatch(/1\.500,00\sTL/u);
    expect(text).toContain('kartınıza geri dönüyor');
    // The reason is the studio's own.
    expect(text).not.toContain('hastalanmış');
    expect((await mailTo(email, /^İadeniz yapıldı/)).text).toMatch(/1\.500,00\sTL/u);
    await saveScreenshot(page, info, 'cancel-seats-done');
  },
);
