import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { CUSTOMER_ORDER_STATUS_LABELS } from '@contract/orders/order-status.js';
import { BookingStatusBadge } from './booking-status-badge.js';
import { OrderStatusBadge } from './order-status-badge.js';
import { UiProvider } from './ui-provider.js';

const inShop = (badge: ReactNode) => render(<UiProvider>{badge}</UiProvider>);

describe('the status in the words of the customer', () => {
  it.each([...Object.entries(CUSTOMER_ORDER_STATUS_LABELS), ['processing', 'İşleniyor']])(
    'an order that is %s: %s',
    (status, label) => {
      inShop(<OrderStatusBadge status={status} />);
      expect(screen.getByText(label).querySelector('svg')).toBeInTheDocument();
    },
  );

  it('an order that the buyer collects is ready instead of sent', () => {
    inShop(<OrderStatusBadge status="shipped" isPickedUp />);
    expect(screen.getByText('Teslime Hazır')).toBeInTheDocument();
  });

  it.each(Object.entries(BOOKING_STATUS_LABELS))('a booking that is %s: %s', (status, label) => {
    inShop(<BookingStatusBadge status={status} />);
    expect(screen.getByText(label).querySelector('svg')).toBeInTheDocument();
  });

  it('what this page does not know has a neutral word, and breaks nothing', () => {
    inShop(
      <>
        <OrderStatusBadge status="returned" />
        <BookingStatusBadge status="toString" />
      </>,
    );
    expect(screen.getAllByText('Güncelleniyor')).toHaveLength(2);
  });
});
