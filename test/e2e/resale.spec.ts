import { expect, type Page } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';

/** The buyer's own link, as the mail with the tickets has it. */
async function openChanges(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /Siparişiniz/);
  const [link = ''] = /https?:\/\/[^\s[\]]*\/yer-degisikligi\/[^\s\])>]+/u.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
}

onEveryScreen(
  'one of two seats is put up, taken back, and sold to the next guest, with the money back',
  async ({ page }, info) => {
    const screen = isOnPhone(info) ? 'telefon' : 'masa';
    const [email, next] = [`devreden-${screen}@ornek.com`, `devralan-${screen}@ornek.com`];
    const session = await openSession(`Devredilen Atölye ${screen}`, 2);
    const { id } = await buy(page.request, { email, seats: { sessionId: session.id, quantity: 2 } });
    await query(
      `UPDATE order_line SET policy = jsonb_set(policy, '{refundTiers}', '[]') WHERE order_id = $1`,
      [id],
    );

    await openChanges(page, email);
    const resale = page.getByRole('region', { name: 'Yerimi devret' });
    await page.getByRole('checkbox', { name: '1. yer' }).uncheck();
    await expect(resale.getByText(/tamamı size döner/)).toBeVisible();
    await resale.getByRole('button').scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, 'resale-offered');
    const putUp = async () => {
      await resale.getByRole('button', { name: 'Devre Çıkar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Devre Çıkar' }).click();
      await expect(page.getByText('Yeriniz devre çıkarıldı')).toBeVisible();
    };
    await putUp();
    expect((await mailTo(email, /Yeriniz devre çıkarıldı/)).text).toContain('biletiniz geçerlidir');
    await resale.getByRole('button', { name: 'Devirden Çek' }).click();
    await expect(page.getByText('Yeriniz devirden çekildi')).toBeVisible();
    await putUp();
    await expect(page.getByRole('checkbox', { name: '2. yer (devirde)' })).toBeChecked();
    await resale.getByRole('button').scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, 'resale-listed');
    expect(await seatsOf(session.id)).toMatchObject({ booked: 2 });

    await buy(page.request, { email: next, seats: { sessionId: session.id, quantity: 1 } });
    expect(await seatsOf(session.id)).toMatchObject({ booked: 2 });
    const { text, attachments } = await mailTo(email, /Yeriniz devredildi/);
    expect(text).toContain('kartınıza geri dönüyor');
    expect(attachments).toHaveLength(1);
    await expect
      .poll(() =>
        query(
          `SELECT refund.status FROM refund JOIN order_payment payment ON payment.id = refund.payment_id
           WHERE payment.order_id = $1`,
          [id],
        ),
      )
      .toEqual([{ status: 'done' }]);

    await openChanges(page, email);
    await expect(page.getByRole('heading', { name: 'İptal et' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^\d\. yer/ })).toHaveCount(0);
    await saveScreenshot(page, info, 'resale-sold');
  },
);
