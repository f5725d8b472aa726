import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CorrectOrderContactDto } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { anAdminOrder } from '../../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
import { adminPaths } from '../../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import '../../orders-page.js';

const ORDER = anAdminOrder();
const CONTACT: OrderContact = {
  orderId: ORDER.id,
  version: 3,
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@toprak.test',
  phone: '+905325550112',
  address: { city: 'İstanbul', district: 'Üsküdar', neighbourhood: 'İcadiye Mah.', addressLine: 'No: 12' },
  shippingAddress: 'İcadiye Mah. No: 12, Üsküdar / İstanbul',
  notes: '',
  mayChangeAddress: true,
};

function openOrder(procedures: FakeProcedures = {}, order = ORDER) {
  const sent: CorrectOrderContactDto[] = [];
  const { user } = openBackOffice(adminPaths.order(order.id), {
    'admin.orders.list': () => ({ items: [], pagination: { page: 1, totalRecords: 0, totalPages: 0 } }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => order,
    'admin.orderContact.view': () => CONTACT,
    'admin.orderContact.correct': (change: CorrectOrderContactDto) => {
      sent.push(change);
      return { order: anAdminOrder({ version: 4 }), word: null };
    },
    'addresses.cities': () => ['Ankara', 'İstanbul'],
    'addresses.districts': () => ['Kadıköy', 'Üsküdar'],
    'addresses.neighbourhoods': () => ['İcadiye Mah.'],
    ...procedures,
  });
  const ask = async () => {
    const record = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
    await user.click(record.getByRole('button', { name: 'Bilgileri Düzelt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sipariş A4F2C81D: bilgileri düzeltin' });
    await within(dialog).findByRole('textbox', { name: 'Ad' });
    return within(dialog);
  };
  return { user, sent, ask };
}

describe('The data of an order’s buyer', () => {
  it('are corrected without touching the address', async () => {
    const { user, sent, ask } = openOrder();
    const form = await ask();
    await user.clear(form.getByRole('textbox', { name: 'Telefon' }));
    await user.type(form.getByRole('textbox', { name: 'Telefon' }), '0533 111 22 33');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bilgiler düzeltildi.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 3, phone: '+905331112233', email: 'ayse@toprak.test' }]);
    expect(sent[0]?.address).toBeUndefined();
  });

  it('say whom nobody told, and offer to write from the studio’s own telephone', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, ask } = openOrder({
      'admin.orderContact.correct': () => ({
        order: anAdminOrder({ customerEmail: '', phone: '+905331112233' }),
        word: { way: null, text: 'Siparişinizde düzelttik: Telefon: 0533 111 22 33.' },
      }),
    });
    const form = await ask();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bilgiler düzeltildi. Müşteriye haber verilmedi.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'WhatsApp ile Gönder' }));
    expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/905331112233\?text=Sipari/);
    open.mockRestore();
  });

  it('take another address by its lists, which begin with the one that is there', async () => {
    const { user, sent, ask } = openOrder();
    const form = await ask();
    expect(form.getByText(CONTACT.shippingAddress)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Adresi Değiştir' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'İl' })).toHaveValue('İstanbul'));
    await user.clear(form.getByRole('textbox', { name: 'Açık adres' }));
    await user.type(form.getByRole('textbox', { name: 'Açık adres' }), 'No: 14');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: { district: 'Üsküdar', addressLine: 'No: 14' } }]),
    );
  });

  it('keep their address once the parcel has left, and say why', async () => {
    const { ask } = openOrder({ 'admin.orderContact.view': () => ({ ...CONTACT, mayChangeAddress: false }) });
    const form = await ask();
    expect(form.queryByRole('button', { name: 'Adresi Değiştir' })).toBeNull();
    expect(form.getByText('Kargoya verilmiş siparişin adresi değiştirilemez.')).toBeVisible();
  });

  it('say at the field what is wrong', async () => {
    const { user, sent, ask } = openOrder();
    const form = await ask();
    await user.clear(form.getByRole('textbox', { name: 'E-posta' }));
    await user.type(form.getByRole('textbox', { name: 'E-posta' }), 'ayse@');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'E-posta' })).toHaveAccessibleDescription(
        expect.stringContaining('Geçerli bir e-posta adresi giriniz'),
      ),
    );
    expect(sent).toEqual([]);
  });

  it('are saved at once where only the status changed meanwhile', async () => {
    const sent: CorrectOrderContactDto[] = [];
    const { user, ask } = openOrder({
      'admin.orderContact.view': () => ({ ...CONTACT, version: sent.length === 0 ? 3 : 5 }),
      'admin.orderContact.correct': (change: CorrectOrderContactDto) => {
        sent.push(change);
        if (change.version !== 5) throw new AppError('changed_meanwhile');
        return { order: anAdminOrder({ version: 6 }), word: null };
      },
    });
    const form = await ask();
    await user.type(form.getByRole('textbox', { name: /Müşterinin notu/ }), 'Zile basmayın.');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bilgiler düzeltildi.')).toBeVisible();
    expect(sent.map(({ version }) => version)).toEqual([3, 5]);
  });

  it('stand beside each other where somebody else corrected them too', async () => {
    let version = 3;
    const { user, ask } = openOrder({
      'admin.orderContact.view': () => ({ ...CONTACT, version, ...(version > 3 && { name: 'Elif' }) }),
      'admin.orderContact.correct': () => {
        version = 4;
        throw new AppError('changed_meanwhile');
      },
    });
    const form = await ask();
    await user.clear(form.getByRole('textbox', { name: 'Ad' }));
    await user.type(form.getByRole('textbox', { name: 'Ad' }), 'Ayşe Nur');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(conflict.getByText('Ayşe Nur')).toBeVisible();
    expect(conflict.getByText('Elif')).toBeVisible();
  });

  it('cannot be corrected any more once the account was deleted', async () => {
    openOrder({}, anAdminOrder({ person: 'erasure_requested' }));
    const record = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
    expect(record.queryByRole('button', { name: 'Bilgileri Düzelt' })).toBeNull();
  });
});
