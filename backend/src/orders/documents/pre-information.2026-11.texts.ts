import {
  complaints,
  DEFECTS,
  list,
  paragraph,
  RECORDS,
  sellerFacts,
} from '../../../contract/content/sale-clauses.2026-11.texts.js';
import { formatTl } from '../../../contract/common/money.js';
import type { LegalDocument, LegalSection } from '../../../contract/orders/legal-document.js';
import type { LegalFacts } from './legal-facts.js';
import {
  buyerFacts,
  fulfilment,
  isFree,
  linesAndTotals,
  payment,
  withdrawalRights,
} from './sale-sections.texts.js';

export function preInformation(facts: LegalFacts): LegalDocument {
  return {
    kind: 'pre_information',
    title: 'Ön Bilgilendirme Formu',
    version: '2026-11',
    sections: [
      {
        heading: 'Bu form hakkında',
        blocks: [
          paragraph(
            `Bu form, Mesafeli Sözleşmeler Yönetmeliği uyarınca, siparişi onaylamadan ${isFree(facts) ? '' : 've ödeme yapmadan '}önce Alıcıyı bilgilendirmek için hazırlanmıştır. Bilgilerde bir yanlışlık varsa siparişi onaylamadan önce geri dönüp düzeltebilirsiniz.`,
          ),
        ],
      },
      { heading: 'Satıcı', blocks: [sellerFacts(facts.seller)] },
      { heading: 'Alıcı', blocks: [buyerFacts(facts)] },
      { heading: 'Ürün, hizmet ve fiyat', blocks: linesAndTotals(facts) },
      payment(facts),
      ...fulfilment(facts),
      ...withdrawalRights(facts),
      ...(facts.lines.some((line) => line.kind === 'product') ? [withdrawalForm(facts)] : []),
      DEFECTS,
      complaints(facts.seller),
      RECORDS,
      {
        heading: 'Ödeme yükümlülüğü',
        blocks: [
          paragraph(
            isFree(facts)
              ? 'Siparişin toplam tutarı sıfır olduğundan onaylanması ödeme yükümlülüğü doğurmaz.'
              : `Siparişin onaylanması ödeme yükümlülüğü doğurur. Alıcı siparişi onayladığında kartından ${formatTl(facts.totalKurus)} tahsil edilir.`,
          ),
        ],
      },
    ],
  };
}

/** The model form of the regulation's annex; buyers need not use it. */
function withdrawalForm(facts: LegalFacts): LegalSection {
  const { seller } = facts;
  return {
    heading: 'Örnek cayma bildirimi',
    blocks: [
      paragraph(
        'Yalnızca sözleşmeden cayma hakkı kullanılmak istenirse doldurulup gönderilir; kullanılması zorunlu değildir.',
      ),
      list(
        `Kime: ${seller.title}, ${seller.address}, ${seller.email}`,
        'Bu formla, aşağıdaki ürünlerin satışına ilişkin sözleşmeden cayma hakkımı kullandığımı beyan ederim.',
        'Sipariş numarası, sipariş ve teslim tarihi:',
        'Cayma hakkına konu ürünler ve bedeli:',
        'Alıcının adı, soyadı ve adresi:',
        'Tarih ve (yalnızca kâğıt üzerinde gönderilirse) imza:',
      ),
    ],
  };
}
