import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { useMay } from '../lib/use-may.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Dialog } from '../../ui/dialog.js';

/** The choices of a cancellation. */
export interface CancelChoices {
  readonly refundsMoney: boolean;
  /** The pieces are added to the stock. */
  readonly restocks: boolean;
}

interface CancelDialogProps {
  readonly open: boolean;
  /** The question: 'Bu siparişi iptal edelim mi?' */
  readonly title: string;
  /** The line before the consequences: 'Sipariş A4F2C81D iptal edilince:' */
  readonly lead: string;
  /** The consequences of cancelling. */
  readonly words: readonly string[];
  /** The amount that may be refunded; 0 when there is none. */
  readonly refundKurus: number;
  /** The order has pieces, which may go back to the stock or not. */
  readonly asksRestock?: boolean;
  /** Whereto it goes: 'müşterinin kartına' */
  readonly whereto: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (choices: CancelChoices) => void;
}

const ALL: CancelChoices = { refundsMoney: true, restocks: true };

/** Asks before a cancellation and lists its consequences. */
export function CancelDialog(props: CancelDialogProps) {
  const { open, title, lead, words, refundKurus, asksRestock = false, whereto, confirmLabel } = props;
  const { isPending, onClose, onConfirm } = props;
  const mayRefund = useMay('money.refund');
  const cancel = useRef<HTMLButtonElement>(null);
  const [{ refundsMoney, restocks }, setChoices] = useState(ALL);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => setChoices(ALL)}
      width="confirm"
      role="alertdialog"
      dismissible={!isPending}
      initialFocus={cancel}
      title={title}
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
            onClick={() =>
              onConfirm({ refundsMoney: mayRefund && refundKurus > 0 && refundsMoney, restocks })
            }
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted">{lead}</chakra.p>
      <chakra.ul display="grid" gap="1" mt="2" listStyleType="disc" ps="5" color="fg.muted">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </chakra.ul>
      <chakra.div display="grid" gap="3" mt="3" css={{ '&:empty': { display: 'none' } }}>
        {asksRestock && (
          <CheckboxField
            label="Parçaları stoğa geri ekle"
            help="Parça kırıldıysa ya da elinize geçmediyse işareti kaldırın."
            checked={restocks}
            onChange={({ target }) => setChoices({ refundsMoney, restocks: target.checked })}
          />
        )}
        {refundKurus > 0 && !mayRefund && (
          <p>
            {formatTl(refundKurus)} geri ödenmez: para iadesini bir yönetici yapar. İptalden sonra ona haber
            verin.
          </p>
        )}
        {refundKurus > 0 && mayRefund && (
          <CheckboxField
            label={`${formatTl(refundKurus)} ${whereto} iade edilsin`}
            help="Parayı elden ya da havaleyle geri verdiyseniz işareti kaldırın."
            checked={refundsMoney}
            onChange={({ target }) => setChoices({ refundsMoney: target.checked, restocks })}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
