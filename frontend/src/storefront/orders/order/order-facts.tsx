import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import type { OrderView } from '@contract/orders/order.views.js';
import type { BuyerParcel } from '@contract/shipping/parcel.views.js';
import { cardNetwork } from '../../../lib/orders/card-networks.js';
import { describeNextStep } from '../../../lib/orders/describe-next-step.js';
import { CargoText } from '../../../ui/cargo-text.js';
import { Facts, type Fact } from '../../../ui/legal-text.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { comingKind, orderKind } from './order-kind.js';
import { isFinal } from './payment-phases.js';

interface OrderFactsProps {
  readonly order: OrderView;
  /** False when the heading has said what comes next. */
  readonly saysNext: boolean;
}

/** The order in a few lines: customer, address, total and next step. */
export function OrderFacts({ order, saysNext }: OrderFactsProps) {
  if (!isFinal(order.payment.phase)) return <Facts facts={openFacts(order)} />;
  return <Facts facts={[...finalFacts(order), ...(saysNext ? nextFacts(order) : [])]} />;
}

function finalFacts(order: OrderView): Fact[] {
  return [
    ...numberFacts(order),
    { label: 'Durum', value: <OrderStatusBadge status={order.status} isPickedUp={order.isPickedUp} /> },
    ...amountFacts(order),
    ...(order.shippingAddress === '' || orderKind(order) === 'seats'
      ? []
      : [{ label: 'Teslimat', value: `${order.name} ${order.surname}, ${order.shippingAddress}` }]),
    ...parcelFacts(order),
    { label: 'İletişim', value: `${order.email}, ${inOnePiece(formatPhone(order.phone))}` },
    ...(order.notes === '' ? [] : [{ label: 'Notunuz', value: order.notes }]),
  ];
}

/** The parcel of an order that leaves as a whole, or each of several with what lies in it. */
function parcelFacts({ parcels, cargo }: OrderView): Fact[] {
  if (parcels.length > 0) {
    return parcels.map((parcel) => ({
      label: `Paket ${parcel.position}`,
      value: <ParcelText parcel={parcel} />,
    }));
  }
  return cargo === null ? [] : [{ label: 'Kargo', value: <CargoText cargo={cargo} /> }];
}

function ParcelText({ parcel: { items, stateLabel, cargo } }: { readonly parcel: BuyerParcel }) {
  return (
    <>
      {items}
      <br />
      {stateLabel}
      {cargo !== null && (
        <>
          {' · '}
          <CargoText cargo={cargo} />
        </>
      )}
    </>
  );
}

function nextFacts(order: OrderView): Fact[] {
  const { phase } = order.payment;
  const coming = comingKind(order);
  if (coming === null || (phase !== 'paid' && phase !== 'by_arrangement')) return [];
  return [{ label: 'Sırada ne var?', value: describeNextStep(order, coming) }];
}

function amountFacts(order: OrderView): Fact[] {
  const { phase } = order.payment;
  if (phase === 'cancelled') return [];
  if (phase === 'refunded') return [{ label: 'İade edilen', value: describeAmount(order) }];
  return [
    phase === 'paid'
      ? { label: 'Ödenen', value: describeAmount(order) }
      : { label: 'Tutar', value: formatTl(order.totalKurus) },
  ];
}

function openFacts(order: OrderView): Fact[] {
  const card = cardText(order);
  return [
    ...numberFacts(order),
    { label: 'Tutar', value: formatTl(order.totalKurus) },
    ...(card === '' ? [] : [{ label: 'Kart', value: card }]),
  ];
}

function numberFacts({ shortId, createdAt }: OrderView): Fact[] {
  return [
    { label: 'Sipariş no', value: <NumberAndTime number={shortId} time={formatDateTime(createdAt)} /> },
  ];
}

function NumberAndTime({ number, time }: { readonly number: string; readonly time: string }) {
  return (
    <>
      <strong>{number}</strong> · {time}
    </>
  );
}

function describeAmount(order: OrderView): string {
  const isPaid = order.payment.phase === 'paid';
  const way = isPaid ? cardText(order) : whereto(order);
  return [formatTl(isPaid ? order.totalKurus : order.refundedKurus), way].filter(Boolean).join(' · ');
}

/** The card, or the credit that all of it became. Nothing for a sum that went to both, which the heading tells apart. */
function whereto(order: OrderView): string {
  const { refundedKurus, creditedKurus } = order;
  if (creditedKurus === 0) return cardText(order);
  return creditedKurus === refundedKurus ? 'krediniz' : '';
}

function cardText({ payment }: OrderView): string {
  if (payment.cardLastFour === null) return '';
  return inOnePiece(`${cardNetwork(payment.cardAssociation)} •••• ${payment.cardLastFour}`.trim());
}

/** Keeps a number in one line. */
function inOnePiece(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
