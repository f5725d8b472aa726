import { chakra } from '@chakra-ui/react';
import type { CartItem } from '@contract/cart/cart.js';
import type { CartChange } from '@contract/cart/reconcile-cart.js';
import { formatTl } from '@contract/common/money.js';
import { useCart } from '../../lib/use-cart.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';

interface ChangedCartDialogProps {
  readonly open: boolean;
  readonly changes: readonly CartChange[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
  readonly onReturn: () => void;
}

/** What the shop says differently from the cart, before anything is charged. */
export function ChangedCartDialog({ open, changes, onAccept, onClose, onReturn }: ChangedCartDialogProps) {
  const { items } = useCart().state;
  const isAnythingLeft = items.some(
    (item) => !changes.some(({ kind, id }) => kind === 'gone' && id === item.id),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Sepetinizde değişiklik var"
      footer={
        <>
          <Button variant="outline" onClick={onReturn}>
            Sepete Dön
          </Button>
          {isAnythingLeft && <Button onClick={onAccept}>Güncel Sepetle Devam Et</Button>}
        </>
      }
    >
      <chakra.p color="fg.muted" mb="4">
        Siz bakarken rafımızda bir şeyler değişti. Onayınız olmadan ödeme almıyoruz.
      </chakra.p>
      <chakra.ul borderTopWidth="1px">
        {changes.map((change) => (
          <ChangedLine key={change.id} change={change} item={items.find(({ id }) => id === change.id)} />
        ))}
      </chakra.ul>
    </Dialog>
  );
}

interface ChangedLineProps {
  readonly change: CartChange;
  readonly item: CartItem | undefined;
}

function ChangedLine({ change, item }: ChangedLineProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="56px minmax(0, 1fr)"
      gap="3"
      alignItems="center"
      py="3"
      borderBottomWidth="1px"
      textStyle="note"
    >
      <chakra.div boxSize="56px" borderRadius="sm" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={item?.picture ?? null} sizes="56px" alt="" />
      </chakra.div>
      <div>
        <chakra.span fontWeight="650">{item?.name ?? 'Bir parça'}</chakra.span>
        <chakra.span display="block" color="fg.muted">
          {change.kind === 'gone' && 'Artık rafımızda yok; sepetinizden çıkaracağız.'}
          {change.kind === 'fewer' && `Yalnızca ${change.available} adet kaldı; adedi buna indireceğiz.`}
          {change.kind === 'price' && (
            <>
              Fiyatı <s>{formatTl(change.fromKurus)}</s> yerine <strong>{formatTl(change.toKurus)}</strong>{' '}
              oldu.
            </>
          )}
        </chakra.span>
      </div>
    </chakra.li>
  );
}
