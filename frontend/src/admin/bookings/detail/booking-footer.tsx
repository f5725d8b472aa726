import { chakra } from '@chakra-ui/react';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { Button } from '../../../ui/button.js';

interface BookingFooterProps {
  readonly status: BookingStatus;
  /** Another status is chosen and not saved yet. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly onQuick: (status: BookingStatus) => void;
  readonly onSave: () => void;
}

/** Specification 2, section 4: pending to confirmed, confirmed to completed. */
const QUICK: Partial<Record<BookingStatus, { readonly to: BookingStatus; readonly label: string }>> = {
  pending: { to: 'confirmed', label: 'Onayla' },
  confirmed: { to: 'completed', label: 'Tamamlandı İşaretle' },
};

export function BookingFooter(props: BookingFooterProps) {
  const { status, isDirty, isPending, onCancel, onClose, onQuick, onSave } = props;
  const mayCancel = status !== 'cancelled' && status !== 'completed';
  const quick = isDirty ? undefined : QUICK[status];
  return (
    <>
      {mayCancel && (
        <Button variant="dangerOutline" size="sm" disabled={isPending} onClick={onCancel}>
          İptal Et
        </Button>
      )}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button variant="outline" size="sm" onClick={onClose}>
        Kapat
      </Button>
      {quick ? (
        <Button
          size="sm"
          pending={isPending}
          pendingLabel="Kaydediliyor..."
          onClick={() => onQuick(quick.to)}
        >
          {quick.label}
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={!isDirty}
          pending={isPending}
          pendingLabel="Kaydediliyor..."
          onClick={onSave}
        >
          Durumu Kaydet
        </Button>
      )}
    </>
  );
}
