import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { AdminPaymentLink, PaymentLinkState } from '@contract/payments/payment-link.views.js';
import { Button, ButtonAnchor } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { Icon } from '../../../ui/icon.js';
import { ShareButton } from '../../../ui/share-button.js';
import { whatsAppAddress } from '../../lib/whatsapp-address.js';
import { usePaymentLinkChanges } from './use-payment-link-changes.js';

const STATE_WORDS: Readonly<Record<PaymentLinkState, string>> = {
  open: 'ödeme bekliyor',
  at_bank: 'alıcı şu anda bankada',
  checking: 'ödeme kontrol ediliyor',
  paid: 'ödendi',
  returned: 'geç gelen ödeme geri gönderildi',
  expired: 'süresi doldu',
  cancelled: 'iptal edildi',
  settled: 'kalan tutar azaldığı için geçersiz',
  order_ended: 'sipariş ödenebilir durumda değil',
};

interface PaymentLinkBlockProps {
  readonly order: Pick<AdminOrderView, 'id' | 'phone'>;
  readonly link: AdminPaymentLink;
}

/** The order's latest payment link, with the ways to send it and to call it back. */
export function PaymentLinkBlock({ order, link }: PaymentLinkBlockProps) {
  const { state, amountKurus, expiresAt, url } = link;
  const isUsable = state === 'open' || state === 'at_bank';
  return (
    <chakra.section aria-label="Ödeme bağlantısı" mt="3" display="grid" gap="2">
      <chakra.p overflowWrap="anywhere">
        Ödeme bağlantısı: {formatTl(amountKurus)}, {STATE_WORDS[state]}
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {factsOf(link)}
        </chakra.span>
      </chakra.p>
      {isUsable && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ShareButton
            name={`${formatTl(amountKurus)} ödeme bağlantısı`}
            label="Bağlantıyı Kopyala"
            path={pathOf(url)}
            variant="outline"
          />
          <ButtonAnchor
            href={whatsAppAddress(order.phone, textOf(order.id, { amountKurus, expiresAt, url }))}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="sm"
            icon={<Icon as={MessageCircle} />}
          >
            WhatsApp
          </ButtonAnchor>
          <Changes order={order} link={link} />
        </chakra.div>
      )}
    </chakra.section>
  );
}

function Changes({ order, link }: PaymentLinkBlockProps) {
  const { mail, cancel } = usePaymentLinkChanges();
  const which = { orderId: order.id, linkId: link.id };
  const ask = async () => {
    const isSure = await confirm({
      title: 'Bu ödeme bağlantısını iptal edelim mi?',
      text: 'Alıcı bu bağlantıyla ödeme yapamaz; bankada bekleyen bir onayı varsa o da geçersiz olur.',
      confirmLabel: 'Bağlantıyı İptal Et',
    });
    if (isSure) cancel.mutate(which);
  };
  return (
    <>
      {link.isMailable && (
        <Button variant="outline" size="sm" pending={mail.isPending} onClick={() => mail.mutate(which)}>
          {link.mailedAt === null ? 'E-postayla Gönder' : 'E-postayla Yeniden Gönder'}
        </Button>
      )}
      <Button variant="ghost" size="sm" pending={cancel.isPending} onClick={() => void ask()}>
        Bağlantıyı İptal Et
      </Button>
    </>
  );
}

function factsOf({ expiresAt, mailedAt, createdBy }: AdminPaymentLink): string {
  const sent = mailedAt === null ? '' : `${formatDateTime(mailedAt)} e-postayla gönderildi`;
  return [`${formatDateTime(expiresAt)} saatine kadar`, sent, createdBy]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function textOf(
  orderId: string,
  { amountKurus, expiresAt, url }: Pick<AdminPaymentLink, 'amountKurus' | 'expiresAt' | 'url'>,
): string {
  return `Merhaba, ${shortId(orderId)} numaralı siparişinizin ${formatTl(amountKurus)} tutarındaki ödemesini ${formatDateTime(expiresAt)} saatine kadar kartınızla buradan yapabilirsiniz:\n${url}`;
}
