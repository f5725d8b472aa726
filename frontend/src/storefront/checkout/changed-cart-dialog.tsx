import { chakra } from '@chakra-ui/react';
import { TicketPercent } from 'lucide-react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import type { CartChange } from '@contract/checkout/cart/reconcile-cart.js';
import { formatTl } from '@contract/common/money.js';
import { useCart } from '../../lib/cart/use-cart.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';

interface ChangedCartDialogProps {
  readonly open: boolean;
  readonly changes: readonly CartChange[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
  readonly onReturn: () => void;
}

/** Shows the differences between cart and shop before anything is charged. */
export function ChangedCartDialog({ open, changes, onAccept, onClose, onReturn }: ChangedCartDialogProps) {
  const { items, couponCode } = useCart().state;
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
        Siz bakarken bir şeyler değişti. Onayınız olmadan ödeme almıyoruz.
      </chakra.p>
      <chakra.ul borderTopWidth="1px">
        {changes.map((change) =>
          change.kind === 'coupon' ? (
            <LostCoupon key={change.id} code={couponCode ?? ''} reason={change.reason} />
          ) : (
            <ChangedLine key={change.id} change={change} item={items.find(({ id }) => id === change.id)} />
          ),
        )}
      </chakra.ul>
    </Dialog>
  );
}

interface ChangedLineProps {
  readonly change: Exclude<CartChange, { kind: 'coupon' }>;
  readonly item: CartItem | undefined;
}

interface LostCouponProps {
  readonly code: string;
  readonly reason: string;
}

function LostCoupon({ code, reason }: LostCouponProps) {
  return (
    <Row>
      <chakra.div
        display="grid"
        placeItems="center"
        boxSize="56px"
        borderRadius="sm"
        bg="warning.subtle"
        color="warning.fg"
      >
        <Icon as={TicketPercent} size="lg" />
      </chakra.div>
      <div>
        <chakra.span fontWeight="650">Kupon ({code})</chakra.span>
        <chakra.span display="block" color="fg.muted">
          {reason}
        </chakra.span>
        <chakra.span display="block" color="fg.muted">
          Kuponsuz devam edebilirsiniz.
        </chakra.span>
      </div>
    </Row>
  );
}

function ChangedLine({ change, item }: ChangedLineProps) {
  const isSeat = item?.type === 'workshop';
  return (
    <Row>
      <chakra.div boxSize="56px" borderRadius="sm" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={item?.picture ?? null} sizes="56px" alt="" />
      </chakra.div>
      <div>
        <chakra.span fontWeight="650">{item?.name ?? 'Bir parça'}</chakra.span>
        <chakra.span display="block" color="fg.muted">
          {change.kind === 'gone' &&
            `${isSeat ? GONE_WORKSHOP[change.reason] : 'Artık rafımızda yok'}; sepetinizden çıkaracağız.`}
          {change.kind === 'fewer' && describeFewer(change.available, isSeat)}
          {change.kind === 'price' && (
            <>
              Fiyatı <s>{formatTl(change.fromKurus)}</s> yerine{' '}
              <strong>{formatTl(change.prices.toKurus)}</strong> oldu.
            </>
          )}
        </chakra.span>
      </div>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '3',
    alignItems: 'center',
    py: '3',
    borderBottomWidth: '1px',
    textStyle: 'note',
  },
});

const GONE_WORKSHOP = {
  sold_out: 'Bütün yerleri doldu',
  too_late: 'Workshop başladı',
  unavailable: 'Artık takvimimizde yok',
};

function describeFewer(available: number, isSeat: boolean): string {
  return isSeat
    ? `Yalnızca ${available} yer kaldı; yer sayısını buna indireceğiz.`
    : `Yalnızca ${available} adet kaldı; adedi buna indireceğiz.`;
}
