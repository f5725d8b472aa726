import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { ReceiveDialog } from './receive-dialog.js';
import { RefundDialog } from './refund-dialog.js';
import { RefuseDialog } from './refuse-dialog.js';
import { ReplaceDialog } from './replace-dialog.js';
import { ReturnCodeDialog } from './return-code-dialog.js';

const DIALOGS = {
  receive: ReceiveDialog,
  refund: RefundDialog,
  replace: ReplaceDialog,
  refuse: RefuseDialog,
  code: ReturnCodeDialog,
};
type Act = keyof typeof DIALOGS;

/** What may be done with a return in its state; each act asks first. */
export function ReturnActs({ shown }: { readonly shown: ReturnView }) {
  const { kind, state } = shown;
  const [act, setAct] = useState<Act | null>(null);
  const mayChange = useMay('orders.change');
  const mayRefund = useMay('money.refund');
  const isDamage = kind === 'damage';
  const isBefore = state !== 'received';
  const acts: readonly { readonly act: Act; readonly label: string; readonly isShown: boolean }[] = [
    { act: 'receive', label: 'Teslim Al', isShown: mayChange && isBefore && !isDamage },
    { act: 'replace', label: 'Yenisini Gönder', isShown: mayChange && isBefore && isDamage },
    { act: 'refund', label: 'Parasını İade Et', isShown: mayRefund && (isDamage || !isBefore) },
    { act: 'code', label: 'İade Kodunu Yaz', isShown: mayChange && isBefore && !isDamage },
    { act: 'refuse', label: 'Kabul Etme', isShown: mayChange && isBefore },
  ];
  const Dialog = act && DIALOGS[act];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {acts
        .filter(({ isShown }) => isShown)
        .map((each, index) => (
          <Button
            key={each.act}
            variant={index === 0 ? 'primary' : 'outline'}
            size="sm"
            onClick={() => setAct(each.act)}
          >
            {each.label}
          </Button>
        ))}
      {Dialog && <Dialog shown={shown} onClose={() => setAct(null)} />}
    </chakra.div>
  );
}
