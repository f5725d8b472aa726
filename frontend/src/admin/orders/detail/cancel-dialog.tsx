import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { turnOf, turnWords } from './turn-words.js';

interface CancelDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (returnsMoney: boolean) => void;
}

/** An order is called off only after everything that follows has been read. */
export function CancelDialog({ order, open, isPending, onClose, onConfirm }: CancelDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [returnsMoney, setReturnsMoney] = useState(true);
  const { returnsMoney: mayReturn } = turnOf(order, 'cancelled');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => setReturnsMoney(true)}
      width="confirm"
      role="alertdialog"
      dismissible={!isPending}
      initialFocus={cancel}
      title="Bu siparişi iptal edelim mi?"
      footer={
        <>
          <Button variant="outline" size="sm" ref={cancel} disabled={isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            size="sm"
            pending={isPending}
            pendingLabel="İptal ediliyor..."
            onClick={() => onConfirm(mayReturn && returnsMoney)}
          >
            Siparişi İptal Et
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted">Sipariş {shortId(order.id)} iptal edilince:</chakra.p>
      <chakra.ul display="grid" gap="1" mt="2" listStyleType="disc" ps="5" color="fg.muted">
        {turnWords(order, 'cancelled').map((word) => (
          <li key={word}>{word}</li>
        ))}
      </chakra.ul>
      {mayReturn && (
        <chakra.div mt="3">
          <CheckboxField
            label={`${formatTl(order.refundableKurus)} müşterinin kartına iade edilsin`}
            help="Parayı elden ya da havaleyle geri verdiyseniz işareti kaldırın."
            checked={returnsMoney}
            onChange={({ target }) => setReturnsMoney(target.checked)}
          />
        </chakra.div>
      )}
    </Dialog>
  );
}
