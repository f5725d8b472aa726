import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { BOOKING_STATUS_LABELS, BOOKING_STATUSES, type BookingStatus } from '@contract/bookings/booking.js';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import { Block } from '../../ui/block.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { turnWords } from './turn-words.js';

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
  const consequencesId = useId();
  const words = turnWords(booking, chosen);
  return (
    <>
      <Block title="Rezervasyon yönetimi">
        <SelectField
          label="Rezervasyon durumu"
          size="sm"
          options={OPTIONS}
          value={chosen}
          aria-describedby={consequencesId}
          onChange={({ target }) => onChoose(target.value as BookingStatus)}
        />
        <chakra.div id={consequencesId} aria-live="polite" mt="2" textStyle="sm" color="fg.muted">
          {words.length === 0 ? (
            <p>Bir durum seçin; kaydetmeden önce ne olacağını burada görürsünüz.</p>
          ) : (
            <chakra.ul display="grid" gap="1" listStyleType="disc" ps="4">
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
        <chakra.div mt="4">
          <Button variant="dangerOutline" size="sm" disabled={isPending} onClick={onRemove}>
            Rezervasyonu Sil
          </Button>
        </chakra.div>
      </Block>
      <Block title="Ödeme durumu">
        <PaymentBadge status={booking.paymentStatus} refundedKurus={booking.refundedKurus} />
        <chakra.p mt="1" textStyle="sm" color="fg.muted">
          Ödemeyi sistem yönetir; buradan değiştirilemez.
        </chakra.p>
      </Block>
    </>
  );
}
