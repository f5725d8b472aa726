import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { AdminProductRow, AdminStockView } from '@contract/catalog/admin-catalog.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useDelayedError } from '../../lib/forms/use-delayed-error.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { useReadNotices } from '../lib/use-read-notices.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { countRead } from './product-conflict.js';
import { STOCK_FAILED } from './product.texts.js';

interface StockDialogProps {
  /** The product when the dialog opened; a sale that happens meanwhile stays counted. */
  readonly product: AdminProductRow;
  readonly onClose: () => void;
}

const WHOLE = /^\d{1,6}$/;
const NOT_WHOLE = 'Stok adedi 0 ya da daha büyük bir tam sayı olmalıdır.';

/** What the studio should know before it counts. */
function describeStock({ held, waiting }: AdminStockView): string | undefined {
  const facts = [
    held > 0 && `Bunların ${held} adedi şu anda ödemesi yapılan siparişlerde.`,
    waiting > 0 && `${waiting} kişi bekliyor; parça rafa dönünce onlara bir kez yazarız.`,
  ].filter((fact) => fact !== false);
  return facts.length > 0 ? facts.join(' ') : undefined;
}

export function StockDialog({ product, onClose }: StockDialogProps) {
  const { name, stock } = product;
  const formId = useId();
  useReadNotices('product', product.id);
  const [read] = useState(stock);
  const [typed, setTyped] = useState(String(read.quantity));
  const { save, isSaving, refusal, theirs, endConflict } = useSaveStock(product.id, onClose);
  const isWhole = WHOLE.test(typed);
  const notWhole = useDelayedError(isWhole ? undefined : NOT_WHOLE);
  const step = (by: number) => setTyped(String(Math.max(0, (isWhole ? Number(typed) : read.quantity) + by)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    notWhole.showNow();
    if (isWhole) void save(Number(typed), read);
  };
  const close = useGuardedClose(
    typed !== String(read.quantity),
    'Saydığınız adet henüz kaydedilmedi.',
    onClose,
  );
  if (theirs) {
    return (
      <ConflictDialog
        fields={[{ label: 'Raftaki adet', mine: typed, theirs: String(theirs.quantity) }]}
        pending={isSaving}
        onKeepMine={() => void save(Number(typed), theirs)}
        onTakeTheirs={onClose}
        // Keeps the stock that was read first, so that a later save asks again.
        onClose={endConflict}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isSaving}
      width="confirm"
      title={`Stok: ${name}`}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Kaydediliyor...">
            Stoğu Kaydet
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={submit} display="flex" alignItems="flex-start" gap="2">
        <chakra.div pt="30px">
          <IconButton aria-label="Bir azalt" variant="outline" onClick={() => step(-1)}>
            <Icon as={Minus} />
          </IconButton>
        </chakra.div>
        <chakra.div flex="1">
          <TextField
            label="Raftaki adet"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value.trim())}
            error={isWhole ? refusal : notWhole.error}
            {...notWhole.watch}
            help={describeStock(stock)}
          />
        </chakra.div>
        <chakra.div pt="30px">
          <IconButton aria-label="Bir artır" variant="outline" onClick={() => step(1)}>
            <Icon as={Plus} />
          </IconButton>
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}

function useSaveStock(id: string, onSaved: () => void) {
  const utils = trpc.useUtils();
  const change = trpc.admin.products.changeStock.useMutation();
  const [theirs, setTheirs] = useState<AdminStockView | null>(null);
  const end = async () => {
    toast.success({ text: 'Stok güncellendi.' });
    onSaved();
    await utils.admin.products.list.invalidate();
  };
  const save = async (stockQuantity: number, read: AdminStockView) => {
    try {
      await change.mutateAsync({ id, ...countRead({ stock: read }), stockQuantity });
      await end();
    } catch (error) {
      if (describeError(error).code !== 'changed_meanwhile') {
        setTheirs(null);
        return;
      }
      const now = await utils.admin.products.view.fetch({ id }, { staleTime: 0 }).catch(() => null);
      // Somebody counted the same number, or the answer to this count was lost.
      if (now?.stock.quantity === stockQuantity) return end();
      setTheirs(now?.stock ?? null);
    }
  };
  return {
    save,
    theirs,
    endConflict: () => setTheirs(null),
    isSaving: change.isPending,
    refusal: change.isError ? describeError(change.error, STOCK_FAILED).message : undefined,
  };
}
