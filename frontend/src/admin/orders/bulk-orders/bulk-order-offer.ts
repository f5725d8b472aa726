import type { AnswerDto } from '@contract/admin/record.dto.js';
import type { AdminBulkOrderView } from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { studioNameOfPage } from '../../../lib/site/studio-name.js';

/** The suggested beginning of an offer, with gaps for its numbers. */
export function bulkOrderOffer({ id, version, name }: AdminBulkOrderView): AnswerDto {
  return {
    id,
    version,
    subject: 'Toplu siparişiniz için teklifimiz',
    text: [
      `Merhaba ${name},`,
      'Bizi düşündüğünüz için teşekkür ederiz. Mesajınızı okuduk, sizin için şöyle bir teklif hazırladık:',
      '– Ürün ve adet: \n– Birim fiyat (KDV dâhil): \n– Toplam (KDV dâhil): \n– Hazırlık süresi: ',
      'Size uygunsa bu e-postayı yanıtlamanız yeterli; hemen çamurun başına geçelim. Renk, boy ya da sayı değişsin isterseniz onu da yazın.',
      `Sevgiler,\n${studioNameOfPage()}`,
    ].join('\n\n'),
  };
}
