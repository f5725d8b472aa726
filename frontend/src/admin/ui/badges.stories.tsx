import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BOOKING_PAYMENT_STATUSES } from '@contract/bookings/booking.js';
import { CountBadge } from './count-badge.js';
import { Occupancy } from './occupancy.js';
import { OverdueBadge } from './overdue-badge.js';
import { PaymentBadge } from './payment-badge.js';

const Column = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '3' } });
const NOW = new Date('2026-12-12T09:00:00Z');

const meta = {
  decorators: (Story) => (
    <Column>
      <Story />
    </Column>
  ),
} satisfies Meta;
export default meta;

export const Counts: StoryObj = {
  render: () => (
    <>
      <CountBadge count={3} />
      <CountBadge count={312} />
      <CountBadge count={0} counts="records" />
      <CountBadge count={12480} counts="records" />
    </>
  ),
};

export const Overdue: StoryObj = {
  render: () => (
    <>
      <OverdueBadge since="2026-12-11T08:00:00Z" now={NOW} />
      <OverdueBadge since="2026-10-02T08:00:00Z" now={NOW} />
    </>
  ),
};

export const Payments: StoryObj = {
  render: () => (
    <>
      {BOOKING_PAYMENT_STATUSES.map((status) => (
        <PaymentBadge key={status} status={status} />
      ))}
      <PaymentBadge status="paid" refundedKurus={64000} />
    </>
  ),
};

export const Occupancies: StoryObj = {
  render: () => (
    <>
      {[8, 2, 0, -1].map((freeSeats) => (
        <chakra.div key={freeSeats} w="240px">
          <Occupancy capacity={8} freeSeats={freeSeats} />
        </chakra.div>
      ))}
    </>
  ),
};
