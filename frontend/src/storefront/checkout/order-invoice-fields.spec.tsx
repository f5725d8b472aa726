import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { aCustomer, signedIn } from '../../../testing/accounts.js';
import {
  acceptAll,
  BANK_URL,
  fillCard,
  fillInformation,
  openCheckout,
  ORDER_ID,
  payButton,
  returnToForm,
} from '../../../testing/open-checkout.js';
import { aHold, aQuote } from '../../../testing/orders.js';

const OFFICE = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'İcadiye Mah.',
  addressLine: 'Çarşı Cad. No: 3',
};
const COMPANY = {
  kind: 'company',
  title: 'Kil Ltd. Şti.',
  taxOffice: 'Üsküdar',
  taxNumber: '1234567890',
} as const;

function openForm(procedures: FakeProcedures = {}) {
  const place = jest.fn<(order: PlaceOrderDto) => object>(() => ({
    orderId: ORDER_ID,
    orderUrl: '#siparis',
    bankUrl: BANK_URL,
  }));
  const { user } = openCheckout({ 'orders.place': place, ...procedures });
  const choose = async (kind: string) => user.click(await screen.findByRole('radio', { name: kind }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const goOn = () => user.click(screen.getByRole('button', { name: 'Ödemeye Geç' }));
  const pay = async () => {
    await screen.findByLabelText('Kart numarası');
    await fillCard(user);
    await user.click(payButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    return place.mock.calls[0]![0];
  };
  return { user, choose, type, goOn, pay };
}

describe('The invoice at the checkout', () => {
  it('goes to the person, who is told that no number is needed', async () => {
    const { user, goOn, pay } = openForm();
    await fillInformation(user);
    expect(screen.getByRole('radio', { name: 'Bireysel' })).toBeChecked();
    expect(screen.getByLabelText(/T\.C\. kimlik no/)).toHaveAccessibleDescription(/Yazmanız gerekmez/);
    await acceptAll(user);
    await goOn();
    expect(await pay()).not.toHaveProperty('invoice');
  });

  it('names a number of the person, if it is a right one', async () => {
    const { user, goOn, pay } = openForm();
    await fillInformation(user);
    await user.type(screen.getByLabelText(/T\.C\. kimlik no/), '10000000147');
    await acceptAll(user);
    await goOn();
    const field = screen.getByLabelText(/T\.C\. kimlik no/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Boş da bırakabilirsiniz/));
    await user.clear(field);
    await user.type(field, '100 0000 0146');
    await goOn();
    expect((await pay()).invoice).toMatchObject({ kind: 'person', identityNumber: '10000000146' });
  });

  it('goes to a company, whose wrong number is told at its field with nothing lost', async () => {
    const { user, choose, type, goOn, pay } = openForm();
    await fillInformation(user);
    await choose('Kurumsal');
    await type('Şirket unvanı', 'Kil Ltd. Şti.');
    await type('Vergi dairesi', 'Üsküdar');
    await type('Vergi numarası', '1234567891');
    await acceptAll(user);
    await goOn();
    const number = screen.getByLabelText('Vergi numarası');
    await waitFor(() => expect(number).toHaveAccessibleDescription(/yazdığınız numara geçerli değil/));
    expect(number).toHaveFocus();
    expect(screen.getByLabelText('Şirket unvanı')).toHaveValue('Kil Ltd. Şti.');
    await type('Vergi numarası', '123 456 78 90');
    await goOn();
    await screen.findByLabelText('Kart numarası');
    expect(screen.getByText('Fatura: Kil Ltd. Şti.')).toBeVisible();
    expect((await pay()).invoice).toEqual({ ...COMPANY, isDeliveryAddress: true });
  });

  it('goes to another address than the parcel', async () => {
    const { user, choose, goOn, pay } = openForm(
      signedIn(aCustomer({ place: { ...OFFICE, addressLine: 'Ev' } })),
    );
    await returnToForm(user);
    await choose('Kurumsal');
    for (const [label, text] of [
      ['Şirket unvanı', COMPANY.title],
      ['Vergi dairesi', COMPANY.taxOffice],
      ['Vergi numarası', COMPANY.taxNumber],
    ] as const) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('checkbox', { name: 'Fatura adresi, teslimat adresiyle aynı' }));
    await acceptAll(user);
    await goOn();
    const office = within(screen.getByRole('group', { name: 'Fatura adresi' }));
    await waitFor(() => expect(office.getByLabelText('İl')).toHaveAccessibleDescription('İl seçin'));
    await user.selectOptions(office.getByLabelText('İl'), 'İstanbul');
    await user.selectOptions(
      office.getByLabelText('İlçe'),
      await office.findByRole('option', { name: 'Üsküdar' }),
    );
    await user.selectOptions(
      office.getByLabelText('Mahalle'),
      await office.findByRole('option', { name: 'İcadiye Mah.' }),
    );
    await user.type(office.getByLabelText('Açık adres'), OFFICE.addressLine);
    await goOn();
    expect((await pay()).invoice).toEqual({ ...COMPANY, isDeliveryAddress: false, address: OFFICE });
  });

  it('asks a company for an address where no parcel goes', async () => {
    const { choose } = openForm({
      'checkout.open': () => aHold({ quote: aQuote({ needsAddress: false, delivery: null }) }),
    });
    await choose('Kurumsal');
    expect(screen.getByRole('group', { name: 'Fatura adresi' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /teslimat adresiyle aynı/ })).not.toBeInTheDocument();
  });

  it('is as it was kept in the account, and kept again only on request', async () => {
    const customer = aCustomer({ place: OFFICE, invoice: { ...COMPANY, address: null } });
    const { user, goOn, pay } = openForm(signedIn(customer));
    await returnToForm(user);
    await waitFor(() => expect(screen.getByLabelText('Vergi numarası')).toHaveValue('1234567890'));
    await user.click(screen.getByRole('checkbox', { name: 'Fatura bilgilerimi hesabıma kaydet' }));
    await screen.findByRole('option', { name: 'İcadiye Mah.' });
    await acceptAll(user);
    await goOn();
    expect(await pay()).toMatchObject({ invoice: COMPANY, saveInvoice: true });
  });

  it('survives a reload as the other fields do', async () => {
    const { user, choose, type } = openForm();
    await fillInformation(user);
    await choose('Kurumsal');
    await type('Şirket unvanı', 'Kil Ltd. Şti.');
    cleanup();
    openForm();
    expect(await screen.findByLabelText('Şirket unvanı')).toHaveValue('Kil Ltd. Şti.');
    expect(screen.getByRole('radio', { name: 'Kurumsal' })).toBeChecked();
  });
});
