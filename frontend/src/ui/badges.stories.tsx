import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { BOOKING_STATUSES } from '@contract/bookings/booking.js';
import { ORDER_STATUSES } from '@contract/orders/order-status.js';
import { Badge } from './badge.js';
import { BookingStatusBadge } from './booking-status-badge.js';
import { Icon } from './icon.js';
import { OrderStatusBadge } from './order-status-badge.js';
import { StudentBadge } from './student-badge.js';

const TONES = [
  'neutral',
  'success',
  'info',
  'warning',
  'danger',
  'accent',
  'successSolid',
  'ink',
  'paper',
] as const;
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

const meta = {} satisfies Meta;
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <Row>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};

export const Plain: StoryObj = {
  render: () => (
    <Badge tone="success" plain>
      <Icon as={Check} size="sm" />
      Ödendi
    </Badge>
  ),
};

export const Capitals: StoryObj = {
  render: () => (
    <Badge tone="ink" caps>
      TÜKENDİ
    </Badge>
  ),
};

export const OrderStatuses: StoryObj = {
  render: () => (
    <Row>
      {[...ORDER_STATUSES, 'processing', 'yarın eklenecek'].map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};

export const OrderStatusesForStudio: StoryObj = {
  render: () => (
    <Row>
      {ORDER_STATUSES.map((status) => (
        <OrderStatusBadge key={status} status={status} forStudio />
      ))}
    </Row>
  ),
};

export const BookingStatuses: StoryObj = {
  render: () => (
    <Row>
      {[...BOOKING_STATUSES, 'yarın eklenecek'].map((status) => (
        <BookingStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};

export const Student: StoryObj = { render: () => <StudentBadge /> };
