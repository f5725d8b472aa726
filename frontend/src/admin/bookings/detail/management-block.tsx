import { chakra } from '@chakra-ui/react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { BOOKING_STATUS_LABELS, BOOKING_STATUSES, type BookingStatus } from '@contract/bookings/booking.js';
import { Button } from '../../../ui/button.js';
import { Block } from '../../ui/block.js';
import { PaymentStatusBlock, StatusChoice } from '../../ui/status-choice.js';
import { transitionNotes } from './transition-notes.js';

const OPTIONS = BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS_LABELS[value] }));

interface ManagementBlockProps {
  readonly booking: AdminBookingView;
  readonly chosen: BookingStatus;
  readonly onChoose: (status: BookingStatus) => void;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** Specification 2, sections 2.8 and 4: any status from any other, and deletion in every one. */
export function ManagementBlock(props: ManagementBlockProps) {
  const { booking, chosen, onChoose, isPending, onRemove } = props;
  return (
    <>
      <Block title="Rezervasyon yönetimi">
        <StatusChoice
          label="Rezervasyon durumu"
          options={OPTIONS}
          chosen={chosen}
          onChoose={onChoose}
          words={transitionNotes(booking, chosen)}
        />
        <chakra.div mt="4">
          <Button variant="dangerOutline" size="sm" disabled={isPending} onClick={onRemove}>
            Rezervasyonu Sil
          </Button>
        </chakra.div>
      </Block>
      <PaymentStatusBlock status={booking.paymentStatus} refundedKurus={booking.refundRequestedKurus} />
    </>
  );
}
