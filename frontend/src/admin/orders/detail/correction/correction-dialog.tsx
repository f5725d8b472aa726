import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../../ui/button.js';
import { CheckboxField } from '../../../../ui/checkbox-field.js';
import { Dialog } from '../../../../ui/dialog.js';
import { Note } from '../../../../ui/note.js';
import { useGuardedClose } from '../../../lib/use-guarded-close.js';
import { CorrectionDifference } from './correction-difference.js';
import { CorrectionLine } from './correction-line.js';
import { type CorrectionForm, useCorrectionForm } from './use-correction-form.js';

interface CorrectionDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UNSENT = 'Siparişte yaptığınız değişiklikler henüz kaydedilmedi.';

/** Asks how many of each line there are to be, and shows the difference before anything happens. */
export function CorrectionDialog({ order, open, onClose }: CorrectionDialogProps) {
  const form = useCorrectionForm(order, onClose);
  const { lines, shown, error, isPending } = form;
  const close = useGuardedClose(open && form.isDirty, UNSENT, onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!isPending}
      closesOutside={false}
      title="Siparişi düzeltin"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={close}>
            Vazgeç
          </Button>
          <SendButton form={form} />
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için adetleri değiştirin; onaylamadan hiçbir şey değişmez.
          {order.customerEmail !== '' && ' Düzeltme müşteriye e-postayla bildirilir.'}
        </chakra.p>
        <chakra.ul aria-label="Düzeltilecek kalemler" borderTopWidth="1px">
          {lines.map((each) => (
            <CorrectionLine
              key={each.line.id}
              {...each}
              onChange={(quantity) => form.choose(each.line.id, quantity)}
            />
          ))}
        </chakra.ul>
        <div aria-live="polite">
          {error !== undefined && <Note tone="warning">{error}</Note>}
          {shown !== undefined && <CorrectionDifference shown={shown} />}
        </div>
        {form.isOutOfReach && (
          <Note tone="warning" role="status">
            Bu düzeltmeyle para geri verilir. Bunu para iadesi yapabilen bir yönetici kaydedebilir.
          </Note>
        )}
        {shown !== undefined && shown.piecesLess > 0 && (
          <CheckboxField
            label="Parçaları stoğa geri ekle"
            help={`${shown.piecesLess} parça siparişten çıkıyor. Kırık ya da kayıpsa işareti kaldırın.`}
            checked={form.restocks}
            onChange={({ target }) => form.setRestocks(target.checked)}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}

/** Says how much money goes back before it does. */
function SendButton({ form }: { readonly form: CorrectionForm }) {
  const { shown, isCurrent, isOutOfReach, isPending, send } = form;
  const givenBackKurus = shown?.givenBackKurus ?? 0;
  return (
    <Button
      variant={givenBackKurus > 0 ? 'danger' : 'primary'}
      size="sm"
      disabled={!isCurrent || isOutOfReach}
      pending={isPending}
      pendingLabel="Düzeltiliyor..."
      onClick={send}
    >
      {givenBackKurus > 0 ? `Düzelt ve ${formatTl(givenBackKurus)} Geri Ver` : 'Siparişi Düzelt'}
    </Button>
  );
}
