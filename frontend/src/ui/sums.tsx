import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { VatGroup } from '@contract/orders/order-totals.js';

interface SumsProps {
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  /** The coupon that gives the discount. */
  readonly couponCode: string | null;
  /** False for orders of seats only, which are not shipped. */
  readonly hasPieces: boolean;
  readonly shippingKurus: number;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  readonly totalKurus: number;
  /** The KDV contained in the total. */
  readonly vatKurus: number;
  /** The total by rate of KDV; several rates are told apart. */
  readonly vatGroups?: readonly VatGroup[];
  /** What has gone back of a placed order, what is on its way back, and the KDV contained in the rest. */
  readonly refundedKurus?: number;
  readonly pendingRefundKurus?: number;
  readonly leftVatKurus?: number;
}

/** Shows the totals of an order, with a line that says that taxes are included. */
export function Sums(props: SumsProps) {
  const { subtotalKurus, discountKurus, couponCode, totalKurus } = props;
  return (
    <chakra.dl display="grid" gap="2">
      <Row name="Ara toplam" value={formatTl(subtotalKurus)} />
      {discountKurus > 0 && (
        <Row
          name={couponCode === null ? 'İndirim' : `Kupon (${couponCode})`}
          value={`−${formatTl(discountKurus)}`}
          color="success.fg"
        />
      )}
      <Delivery {...props} />
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        mt="1"
        pt="3"
        borderTopWidth="1px"
        borderColor="bg.muted"
        textStyle="total"
      >
        <dt>Toplam</dt>
        <chakra.dd whiteSpace="nowrap">{formatTl(totalKurus)}</chakra.dd>
      </chakra.div>
      <Refunds {...props} />
      <Vat {...props} />
    </chakra.dl>
  );
}

function Delivery({ hasPieces, isPickedUp, shippingKurus }: SumsProps) {
  if (!hasPieces) return null;
  return (
    <Row
      name={isPickedUp ? 'Atölyeden teslim' : 'Kargo'}
      value={shippingKurus === 0 ? 'Ücretsiz' : formatTl(shippingKurus)}
    />
  );
}

function Refunds({ totalKurus, refundedKurus = 0, pendingRefundKurus = 0 }: SumsProps) {
  if (refundedKurus + pendingRefundKurus === 0) return null;
  const leftKurus = Math.max(0, totalKurus - refundedKurus - pendingRefundKurus);
  return (
    <>
      {refundedKurus > 0 && <Row name="İade edilen" value={`−${formatTl(refundedKurus)}`} />}
      {pendingRefundKurus > 0 && <Row name="İadesi yolda" value={`−${formatTl(pendingRefundKurus)}`} />}
      <Row name="Kalan" value={formatTl(leftKurus)} />
    </>
  );
}

function Vat({
  vatKurus,
  vatGroups = [],
  refundedKurus = 0,
  pendingRefundKurus = 0,
  leftVatKurus = vatKurus,
}: SumsProps) {
  const isLeft = refundedKurus + pendingRefundKurus > 0;
  return (
    <>
      <Row
        name={isLeft ? 'Kalanın içindeki KDV' : 'Toplamın içindeki KDV'}
        value={formatTl(isLeft ? leftVatKurus : vatKurus)}
        color="fg.muted"
        textStyle="sm"
      />
      {!isLeft &&
        vatGroups.length > 1 &&
        vatGroups.map((group) => <VatOfRate key={group.ratePercent} {...group} />)}
    </>
  );
}

function VatOfRate({ ratePercent, totalKurus, vatKurus }: VatGroup) {
  return (
    <Row
      name={`KDV %${ratePercent} (${formatTl(totalKurus)})`}
      value={formatTl(vatKurus)}
      color="fg.muted"
      textStyle="sm"
    />
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly color?: string;
  readonly textStyle?: string;
}

function Row({ name, value, color = 'fg', textStyle = 'body' }: RowProps) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4" color={color} textStyle={textStyle}>
      <chakra.dt minW="0" overflowWrap="anywhere">
        {name}
      </chakra.dt>
      <chakra.dd whiteSpace="nowrap">{value}</chakra.dd>
    </chakra.div>
  );
}
