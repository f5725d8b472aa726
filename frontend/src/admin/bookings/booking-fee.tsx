import { chakra } from '@chakra-ui/react';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { formatTl } from '@contract/common/money.js';
import { StudentBadge } from '../../ui/student-badge.js';
import { Pair, Pairs } from '../ui/block.js';

/** Specification 2, section 5: unit price times quantity, with what the student and the coupon saved. */
export function BookingFee({ booking }: { readonly booking: AdminBookingRow }) {
  const { quantity, priceKurus, originalPriceKurus, discountKurus, totalKurus, isStudent } = booking;
  return (
    <Pairs>
      <Pair name="Kişi başı">
        {priceKurus !== originalPriceKurus && (
          <chakra.s color="fg.subtle" me="2">
            {formatTl(originalPriceKurus)}
          </chakra.s>
        )}
        {formatTl(priceKurus)}
      </Pair>
      <Pair name="Kişi sayısı">{quantity}</Pair>
      {isStudent && (
        <Pair name="Öğrenci indirimi">
          <StudentBadge />
        </Pair>
      )}
      {discountKurus > 0 && <Pair name="Toplam indirim">−{formatTl(discountKurus)}</Pair>}
      <Pair name="Toplam" strong>
        {formatTl(totalKurus)}
      </Pair>
    </Pairs>
  );
}
