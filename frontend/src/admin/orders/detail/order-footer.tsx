import { chakra } from '@chakra-ui/react';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { Button } from '../../../ui/button.js';

interface OrderFooterProps {
  readonly status: OrderStatus;
  /** Another status is chosen and not saved yet. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly onSave: () => void;
}

/** Specification 2, section 4: Confirm only while pending, Cancel unless cancelled or delivered. */
export function OrderFooter(props: OrderFooterProps) {
  const { status, isDirty, isPending, onCancel, onClose, onConfirm, onSave } = props;
  const mayCancel = status !== 'cancelled' && status !== 'delivered';
  const quickConfirm = status === 'pending' && !isDirty;
  return (
    <>
      {mayCancel && (
        <Button variant="dangerOutline" size="sm" disabled={isPending} onClick={onCancel}>
          Siparişi İptal Et
        </Button>
      )}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button variant="outline" size="sm" onClick={onClose}>
        Kapat
      </Button>
      {quickConfirm ? (
        <Button size="sm" pending={isPending} pendingLabel="Onaylanıyor..." onClick={onConfirm}>
          Siparişi Onayla
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
