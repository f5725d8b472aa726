import { chakra } from '@chakra-ui/react';
import { shortId } from '@contract/common/short-id.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AdminOrderView, OrderPerson } from '@contract/orders/admin-orders.views.js';
import { ORDER_CHANNEL_LABELS } from '@contract/orders/order-channel.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { Block } from '../../ui/block.js';
import { BuyerLink } from '../../ui/buyer-link.js';
import { WriteButton } from '../../ui/message-dialog/write-button.js';
import { customerType, orUnknown } from '../order-labels.js';
import { CorrectContact } from './contact/correct-contact.js';
import { InvoiceBlock } from './invoice/invoice-block.js';

const ENDED_ACCOUNT: Readonly<Record<Exclude<OrderPerson, 'known'>, string>> = {
  erasure_requested: 'Adı ve iletişim bilgileri, bu siparişte bekleyen bir iş kalmayınca silinir.',
  erased: 'Adı, iletişim bilgileri ve adresi silindi; müşteriye artık e-posta gitmez.',
};

/** Shows customer, delivery address and note of an order. */
export function OrderPeople({ order }: { readonly order: AdminOrderView }) {
  const { customerName, customerEmail, person, phone, notes } = order;
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        overflowWrap="anywhere"
      >
        <section>
          <Heading>Müşteri</Heading>
          <p>{[orUnknown(customerName), customerType(order), ...placeOf(order)].join(' · ')}</p>
          {person !== 'erased' && (
            <p>
              {customerEmail === '' ? (
                orUnknown('')
              ) : (
                <TextAnchor href={`mailto:${customerEmail}`}>{customerEmail}</TextAnchor>
              )}
            </p>
          )}
          {phone !== '' && <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>}
          <BuyerLink orderId={order.id} />
          <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
            {person !== 'erased' && customerEmail !== '' && (
              <WriteButton
                about={`${orUnknown(customerName)}, sipariş ${shortId(order.id)}`}
                targetId={order.id}
                audiences={['order_buyer']}
              />
            )}
            <CorrectContact order={order} />
          </chakra.div>
          {person !== 'known' && (
            <chakra.p textStyle="sm" color="fg.muted" mt="2">
              {ENDED_ACCOUNT[person]}
            </chakra.p>
          )}
        </section>
        <section>
          <Heading>{isOnlySeats(order) || order.isPickedUp ? 'Teslimat' : 'Teslimat adresi'}</Heading>
          <chakra.p whiteSpace="pre-line">{describeDelivery(order)}</chakra.p>
        </section>
      </chakra.div>
      <chakra.div mt="5" pt="5" borderTopWidth="1px">
        <InvoiceBlock order={order} />
      </chakra.div>
      {notes !== '' && (
        <chakra.div mt="5" pt="5" borderTopWidth="1px">
          <Block title="Müşterinin notu">
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {notes}
            </chakra.p>
          </Block>
        </chakra.div>
      )}
    </>
  );
}

function isOnlySeats({ pieces, seats }: AdminOrderView): boolean {
  return pieces === 0 && seats > 0;
}

function describeDelivery(order: AdminOrderView): string {
  if (isOnlySeats(order)) return 'Gönderilecek parça yok.';
  return order.person === 'erased' ? 'Silindi' : orUnknown(order.shippingAddress);
}

const Heading = chakra('h3', {
  base: { textStyle: 'sm', fontWeight: '650', color: 'fg.subtle', mb: '2' },
});

/** Where it was placed, unless in the shop itself. */
function placeOf({ channel }: AdminOrderView): string[] {
  return channel === 'web' ? [] : [ORDER_CHANNEL_LABELS[channel]];
}
