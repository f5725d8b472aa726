import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
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
} from '../../../testing/open-checkout.js';

const HOME = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'No: 12',
};
const LINK = 'Giriş yapın, bilgileriniz hazır gelsin';

describe('a customer whom the shop knows', () => {
  it('finds the form filled in', async () => {
    openCheckout(signedIn(aCustomer({ place: HOME })));
    await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe'));
    expect(screen.getByLabelText('Telefon')).toHaveValue('0532 123 45 67');
    await waitFor(() => expect(screen.getByLabelText('Mahalle')).toHaveValue('Kuzguncuk Mah.'));
    expect(screen.getByLabelText('Açık adres')).toHaveValue('No: 12');
    expect(screen.queryByRole('button', { name: LINK })).not.toBeInTheDocument();
  });

  it('keeps what they typed before', async () => {
    const customer = aCustomer({ firstName: 'Zeynep', place: { ...HOME, addressLine: 'Başka' } });
    rememberInformation(customer.id);
    openCheckout(signedIn(customer));
    await screen.findByRole('option', { name: 'Kuzguncuk Mah.' });
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe');
    expect(screen.getByLabelText('Açık adres')).toHaveValue('Bereketli Sok. No: 12');
  });

  it.each([
    ['a guest', null],
    ['another customer', 'somebody-else'],
  ])('does not find what %s typed at the same browser', async (_who, typedBy) => {
    rememberInformation(typedBy);
    const customer = aCustomer({ firstName: 'Zeynep', email: 'zeynep@toprak.test', place: HOME });
    openCheckout(signedIn(customer));
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
    const box = await screen.findByRole('checkbox', { name: 'Bu adresi hesabıma kaydet' });
    if (isRequired) await user.click(box);
    await goToCard(user);
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
