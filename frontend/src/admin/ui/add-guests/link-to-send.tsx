import { chakra } from '@chakra-ui/react';
import { Copy, MessageCircle } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AddGuestsDto } from '@contract/desk/add-guests.dto.js';
import type { AddedGuests, GuestsPaymentLink } from '@contract/desk/desk.views.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { toast } from '../../../ui/toast.js';
import { openWhatsApp } from '../../lib/whatsapp-address.js';

export interface UnsentLink {
  readonly guests: Pick<AddGuestsDto, 'fullName' | 'phone'>;
  readonly added: Pick<AddedGuests, 'ticketUrls'>;
  readonly link: GuestsPaymentLink;
}

/** A payment link that nothing carries to its guests, to be sent from the studio's own telephone. */
export function LinkToSend({ guests, added, link }: UnsentLink) {
  const { url, amountKurus, expiresAt } = link;
  const until = formatDateTime(expiresAt);
  const message = [
    `Yeriniz ayrıldı. Biletiniz: ${added.ticketUrls.join(' ')}`,
    `${formatTl(amountKurus)} ödemenizi ${until} saatine kadar kartınızla buradan yapabilirsiniz: ${url}`,
  ].join('\n');
  return (
    <chakra.div display="grid" gap="4">
      <p>
        {guests.fullName} eklendi. {formatTl(amountKurus)}, {until} saatine kadar ödenmezse yeri boşalır.
        E-posta adresi olmadığı için bağlantıyı siz gönderin.
      </p>
      <chakra.p p="3" borderWidth="1px" borderRadius="md" textStyle="sm" overflowWrap="anywhere">
        {url}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          autoFocus
          size="sm"
          icon={<Icon as={MessageCircle} />}
          onClick={() => openWhatsApp(guests.phone, message)}
        >
          WhatsApp ile Gönder
        </Button>
        <Button variant="outline" size="sm" icon={<Icon as={Copy} />} onClick={() => void copy(url)}>
          Kopyala
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success({ text: 'Ödeme bağlantısı kopyalandı.' });
  } catch {
    toast.error({ text: 'Bağlantı kopyalanamadı. Adresi seçip kendiniz kopyalayın.' });
  }
}
