import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderInformationDto, PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { LegalDocuments } from '@contract/orders/legal-document.js';
import {
  acceptAll,
  BANK_URL,
  fillCard,
  fillInformation,
  openCheckout,
  ORDER_ID,
  payButton,
} from '../../../testing/open-checkout.js';
import { aDelivery, aHold, aQuote, someDocuments } from '../../../testing/orders.js';

const SENT_FOR_80 = aQuote({
  shippingKurus: 8_000,
  totalKurus: 136_000,
  delivery: aDelivery({ feeKurus: 8_000, parcelFeeKurus: 8_000, offersPickUp: true }),
});

it('A buyer who collects the pieces pays no fee and needs no address', async () => {
  const documents = jest.fn<(information: OrderInformationDto) => LegalDocuments>(() => someDocuments('a'));
  const place = jest.fn<(order: PlaceOrderDto) => object>(() => ({
    orderId: ORDER_ID,
    orderUrl: '#siparis',
    bankUrl: BANK_URL,
  }));
  const { user } = openCheckout({
    'checkout.open': () => aHold({ quote: SENT_FOR_80 }),
    'checkout.documents': documents,
    'orders.place': place,
  });
  await fillInformation(user);
  const sums = within(screen.getByRole('complementary', { name: 'Siparişiniz' }));
  expect(sums.getByText(/^80,00\sTL$/)).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: /Atölyeden teslim/ }));
  await waitFor(() => expect(screen.queryByLabelText('İl')).not.toBeInTheDocument());
  expect(sums.getByText('Atölyeden teslim')).toBeInTheDocument();
  expect(sums.queryByText(/^80,00\sTL$/)).not.toBeInTheDocument();
  await acceptAll(user);
  await user.click(screen.getByRole('button', { name: 'Ödemeye Geç' }));

  await fillCard(user);
  expect(screen.getByText('Atölyeden teslim alacaksınız')).toBeVisible();
  await user.click(payButton());
  await waitFor(() => expect(place).toHaveBeenCalled());
  expect(documents.mock.calls[0]?.[0]).not.toHaveProperty('address');
  expect(place.mock.calls[0]?.[0]).toMatchObject({ isPickedUp: true, expectedTotalKurus: 128_000 });
});

it('Nobody is asked where the studio sends everything', async () => {
  openCheckout();
  expect(await screen.findByLabelText('İl')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Atölyeden/ })).not.toBeInTheDocument();
});
