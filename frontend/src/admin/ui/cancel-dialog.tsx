import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Dialog } from '../../ui/dialog.js';

interface CancelDialogProps {
  readonly open: boolean;
  /** The question: 'Bu siparişi iptal edelim mi?' */
  readonly title: string;
  /** The line before the consequences: 'Sipariş A4F2C81D iptal edilince:' */
  readonly lead: string;
  /** The consequences of cancelling. */
  readonly words: readonly string[];
  /** The amount that may be refunded to the card; 0 when there is none. */
  readonly refundKurus: number;
  /** The owner of the card: 'müşterinin'. */
  readonly whose: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (returnsMoney: boolean) => void;
}

/** Asks before a cancellation and lists its consequences. */
export function CancelDialog(props: CancelDialogProps) {
  const { open, title, lead, words, refundKurus, whose, confirmLabel, isPending, onClose, onConfirm } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const [returnsMoney, setReturnsMoney] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => setReturnsMoney(true)}
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
            onClick={() => onConfirm(refundKurus > 0 && returnsMoney)}
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
      {refundKurus > 0 && (
        <chakra.div mt="3">
          <CheckboxField
            label={`${formatTl(refundKurus)} ${whose} kartına iade edilsin`}
            help="Parayı elden ya da havaleyle geri verdiyseniz işareti kaldırın."
            checked={returnsMoney}
            onChange={({ target }) => setReturnsMoney(target.checked)}
          />
        </chakra.div>
      )}
    </Dialog>
  );
}
