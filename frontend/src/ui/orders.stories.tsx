import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrderLine } from '../../testing/orders.js';
import { aSeatOrderLine, aTicket } from '../../testing/seats.js';
import { A_PICTURE, LONG_TITLE } from '../../testing/stories/samples.js';
import { BoughtLine } from './bought-line.js';
import { CargoText } from './cargo-text.js';
import { Price } from './price.js';
import { Sums } from './sums.js';
import { Ticket } from './ticket.js';

const CARGO = { company: 'Yurtiçi Kargo', trackingNumber: '1234567890', trackingUrl: null };
const SUMS = {
  subtotalKurus: 208000,
  discountKurus: 0,
  couponCode: null,
  hasPieces: true,
  shippingKurus: 0,
  isPickedUp: false,
  totalKurus: 208000,
  vatKurus: 34667,
};

const meta = {} satisfies Meta;
export default meta;

export const Lines: StoryObj = {
  render: () => (
    <chakra.ul maxW="440px">
      <BoughtLine {...anOrderLine({ picture: A_PICTURE })} />
      <BoughtLine {...anOrderLine({ name: LONG_TITLE, quantity: 1 })} />
      <BoughtLine {...aSeatOrderLine()} />
    </chakra.ul>
  ),
};

export const Totals: StoryObj = { render: () => <Sums {...SUMS} /> };

export const TotalsWithCoupon: StoryObj = {
  render: () => <Sums {...SUMS} discountKurus={20800} totalKurus={187200} couponCode="HOSGELDIN10" />,
};

export const TotalsOfSeats: StoryObj = { render: () => <Sums {...SUMS} hasPieces={false} /> };

export const Prices: StoryObj = {
  render: () => (
    <>
      <Price kurus={64000} /> <Price kurus={51200} insteadOfKurus={64000} />
    </>
  ),
};

export const ValidTicket: StoryObj = { render: () => <Ticket ticket={aTicket()} /> };

export const CancelledTicket: StoryObj = {
  render: () => <Ticket ticket={aTicket({ status: 'cancelled' })} />,
};

export const TicketWithLongText: StoryObj = {
  render: () => <Ticket ticket={aTicket({ title: LONG_TITLE, guestName: LONG_TITLE, isStudent: false })} />,
};

export const Cargo: StoryObj = { render: () => <CargoText cargo={CARGO} /> };

export const CargoWithLink: StoryObj = {
  render: () => <CargoText cargo={{ ...CARGO, trackingUrl: 'https://kargo.test/1234567890' }} />,
};

export const CargoWithoutNumber: StoryObj = {
  render: () => <CargoText cargo={{ ...CARGO, trackingNumber: null }} />,
};
