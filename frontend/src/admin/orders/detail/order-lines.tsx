import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { AdminOrderLine, AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { refundsOfTotal } from '@contract/orders/refunds-of-total.js';
import { shortId } from '@contract/common/short-id.js';
import { Badge } from '../../../ui/badge.js';
import { ResponsivePicture } from '../../../ui/responsive-picture.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { Pair, Pairs } from '../../ui/block.js';

/** Specification 2, section 8. */
const NO_LINES = 'Bu siparişte ürün bulunamadı';

export function OrderLines({ lines }: Pick<AdminOrderView, 'lines'>) {
  if (lines.length === 0) return <chakra.p color="fg.muted">{NO_LINES}</chakra.p>;
  return (
    <chakra.ul aria-label="Siparişteki ürünler">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} />
      ))}
    </chakra.ul>
  );
}

function OrderLine({ line }: { readonly line: AdminOrderLine }) {
  const { name, when, movedFrom, picture, totalKurus } = line;
  return (
    <chakra.li display="flex" alignItems="center" gap="4" py="3" borderBottomWidth="1px">
      <chakra.div boxSize="14" borderRadius="sm" overflow="hidden" bg="bg.picture" flexShrink="0">
        <ResponsivePicture picture={picture} sizes="56px" alt="" />
      </chakra.div>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        {when === null ? name : `${name}, ${movedFrom === null ? '' : 'yeni tarihi '}${when}`}
        {smallPrint(line).map((text) => (
          <chakra.span key={text} display="block" textStyle="sm" color="fg.subtle">
            {text}
          </chakra.span>
        ))}
        <LineState line={line} />
      </chakra.div>
      <chakra.strong fontWeight="650" whiteSpace="nowrap">
        {formatTl(totalKurus)}
      </chakra.strong>
    </chakra.li>
  );
}

function smallPrint(line: AdminOrderLine): string[] {
  const { movedFrom, kind, quantity, unitPriceKurus, isStudent, vatRatePercent } = line;
  const { studentDifferenceKurus, refundRequestedKurus } = line;
  const price = [
    ...(kind === 'shipping' ? [] : [`${quantity} × ${formatTl(unitPriceKurus)}`]),
    ...(isStudent ? ['öğrenci'] : []),
    `KDV %${vatRatePercent}`,
  ];
  return [
    ...(movedFrom === null ? [] : [`Satın alındığında: ${movedFrom}`]),
    price.join(', '),
    ...(studentDifferenceKurus > 0 ? [`Öğrenci farkı: ${formatTl(studentDifferenceKurus)}`] : []),
    ...(refundRequestedKurus > 0 ? [`İadesi: ${formatTl(refundRequestedKurus)}`] : []),
  ];
}

/** What became of the line, and its booking. */
function LineState({ line: { name, isCancelled, quantity, bookingId } }: { readonly line: AdminOrderLine }) {
  if (!isCancelled && bookingId === null) return null;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1" textStyle="sm">
      {isCancelled && <Badge tone="danger">{quantity === 0 ? 'Siparişten çıkarıldı' : 'İptal edildi'}</Badge>}
      {bookingId !== null && (
        <TextLink
          to={adminPaths.booking(bookingId)}
          aria-label={`Rezervasyon ${shortId(bookingId)}: ${name}`}
        >
          Rezervasyon {shortId(bookingId)}
        </TextLink>
      )}
    </chakra.span>
  );
}

export function OrderSums({ order }: { readonly order: AdminOrderView }) {
  const { subtotalKurus, discountKurus, couponCode, totalKurus, lines } = order;
  const { shippingKurus, isPickedUp } = order;
  const { refundedKurus } = refundsOfTotal(order, 0);
  return (
    <Pairs>
      <Pair name="Ara toplam">{formatTl(subtotalKurus)}</Pair>
      {discountKurus > 0 && (
        <Pair name={couponCode === null ? 'İndirim' : `Kupon ${couponCode}`}>−{formatTl(discountKurus)}</Pair>
      )}
      {lines.some(({ kind, quantity }) => kind === 'product' && quantity > 0) && (
        <Pair name={isPickedUp ? 'Atölyeden teslim' : 'Kargo'}>
          {shippingKurus === 0 ? 'Ücretsiz' : formatTl(shippingKurus)}
        </Pair>
      )}
      <Pair name="Toplam" strong>
        {formatTl(totalKurus)}
      </Pair>
      {refundedKurus > 0 && <Pair name="İade edilen">−{formatTl(refundedKurus)}</Pair>}
    </Pairs>
  );
}
