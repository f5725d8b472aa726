import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import { rememberAgreement } from '../../lib/orders/checkout-draft.js';
import { someDocuments } from '../../../testing/orders.js';
import { aCustomer, signedIn } from '../../../testing/accounts.js';
import {
  acceptAll,
  BANK_URL,
  fillCard,
  goToCard,
  openCheckout,
  ORDER_ID,
  payButton,
  rememberInformation,
  returnToForm,
} from '../../../testing/open-checkout.js';

const HOME = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'No: 12',
};
const LINK = 'Giriş yapın, bilgileriniz hazır gelsin';

describe('a customer whom the shop knows', () => {
  it('starts at the card, with the texts still to be accepted', async () => {
    const place = jest.fn<(order: PlaceOrderDto) => unknown>(() => ({
      orderId: ORDER_ID,
      orderUrl: '#siparis',
      bankUrl: BANK_URL,
    }));
    const { user } = openCheckout({ ...signedIn(aCustomer({ place: HOME })), 'orders.place': place });
    expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
    expect(screen.getByText(/Kuzguncuk Mah\. No: 12, Üsküdar \/ İstanbul/)).toBeVisible();
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Mesafeli satış sözleşmesini onaylamanız gerekiyor.')).toBeVisible();
    expect(screen.getByText('Gizlilik politikasını onaylamanız gerekiyor.')).toBeVisible();
    expect(place).not.toHaveBeenCalled();
    await acceptAll(user);
    await user.click(payButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    expect(place.mock.calls[0]?.[0].customer.phone).toBe('+905321234567');
  });

  it('finds the form filled in', async () => {
    const { user } = openCheckout(signedIn(aCustomer({ place: HOME })));
    await user.click(await screen.findByRole('button', { name: 'Değiştirin' }));
    await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe'));
    expect(screen.getByLabelText('Telefon')).toHaveValue('0532 123 45 67');
    await waitFor(() => expect(screen.getByLabelText('Mahalle')).toHaveValue('Kuzguncuk Mah.'));
    expect(screen.getByLabelText('Açık adres')).toHaveValue('No: 12');
    expect(screen.queryByRole('button', { name: LINK })).not.toBeInTheDocument();
  });

  it('fills in the address when the account has none', async () => {
    openCheckout(signedIn(aCustomer({ place: null, address: null })));
    await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe'));
  });

  it('keeps what they typed before', async () => {
    const customer = aCustomer({ firstName: 'Zeynep', place: { ...HOME, addressLine: 'Başka' } });
    rememberInformation(customer.id);
    const { user } = openCheckout(signedIn(customer));
    await returnToForm(user);
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe');
    expect(screen.getByLabelText('Açık adres')).toHaveValue('Bereketli Sok. No: 12');
  });

  it.each([
    ['a guest', null],
    ['another customer', 'somebody-else'],
  ])('does not find what %s typed at the same browser', async (_who, typedBy) => {
    rememberInformation(typedBy);
    const customer = aCustomer({ firstName: 'Zeynep', email: 'zeynep@toprak.test', place: HOME });
    const { user } = openCheckout(signedIn(customer));
    await returnToForm(user);
    await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Zeynep'));
    expect(screen.getByLabelText('E-posta')).toHaveValue('zeynep@toprak.test');
    await waitFor(() => expect(screen.getByLabelText('Açık adres')).toHaveValue('No: 12'));
  });

  it.each([
    [true, { saveAddress: true }],
    [false, {}],
  ])('has the address kept only on request: %p', async (isRequired, sent) => {
    const place = jest.fn<(order: PlaceOrderDto) => unknown>(() => ({
      orderId: ORDER_ID,
      orderUrl: '#siparis',
      bankUrl: BANK_URL,
    }));
    const { user } = openCheckout({ ...signedIn(aCustomer({ place: HOME })), 'orders.place': place });
    await returnToForm(user);
    const box = await screen.findByRole('checkbox', { name: 'Bu adresi hesabıma kaydet' });
    if (isRequired) await user.click(box);
    await screen.findByRole('option', { name: 'Kuzguncuk Mah.' });
    await acceptAll(user);
    await user.click(screen.getByRole('button', { name: 'Ödemeye Geç' }));
    await screen.findByLabelText('Kart numarası');
    await fillCard(user);
    await user.click(payButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    const { saveAddress } = place.mock.calls[0]![0];
    expect(saveAddress === undefined ? {} : { saveAddress }).toEqual(sent);
  });

  it('is told kindly when the session ran out on the way', async () => {
    rememberInformation();
    const { user } = openCheckout({
      'orders.place': () => {
        throw new AppError('sign_in_required');
      },
    });
    await goToCard(user);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/giriş yapmanız gerekiyor.*kartınızdan para çekilmedi/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  });
});

describe('a guest', () => {
  it('does not find what a customer typed at the same browser', async () => {
    rememberInformation('somebody-else');
    openCheckout();
    expect(await screen.findByLabelText('Ad')).toHaveValue('');
    expect(screen.getByLabelText('E-posta')).toHaveValue('');
  });

  it('is offered to sign in, and nothing that needs an account', async () => {
    const { user } = openCheckout();
    expect(await screen.findByRole('button', { name: LINK })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Bu adresi hesabıma kaydet' })).not.toBeInTheDocument();
    await acceptAll(user);
  });

  it('is asked to sign in where the shop sells to members only', async () => {
    openCheckout({
      'checkout.open': () => {
        throw new AppError('sign_in_required');
      },
    });
    expect(await screen.findByRole('alertdialog', { name: 'Giriş Yapmanız Gerekiyor' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sepete Dön' })).toBeVisible();
  });
});

describe('a buyer who comes back after a refused card', () => {
  const refusedBefore = () => {
    rememberInformation();
    rememberAgreement('a'.repeat(64));
  };

  it('starts at the card and need not accept the same texts again', async () => {
    refusedBefore();
    openCheckout();
    expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Kart ile ödeme' })).toBeVisible();
  });

  it('accepts texts that changed meanwhile', async () => {
    refusedBefore();
    openCheckout({ 'checkout.documents': () => someDocuments('b') });
    expect(await screen.findByRole('checkbox', { name: /güncel hâlini okudum/ })).not.toBeChecked();
  });

  it('finds the form when the documents cannot be written', async () => {
    refusedBefore();
    openCheckout({
      'checkout.documents': () => {
        throw new Error('offline');
      },
    });
    expect(await screen.findByLabelText('Ad')).toHaveValue('Ayşe');
  });
});
