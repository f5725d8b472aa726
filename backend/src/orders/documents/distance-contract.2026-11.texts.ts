import {
  complaints,
  DEFECTS,
  paragraph,
  RECORDS,
  sellerFacts,
} from '../../../contract/content/sale-clauses.2026-11.texts.js';
import { formatTl } from '../../../contract/common/money.js';
import type { LegalDocument } from '../../../contract/orders/legal-document.js';
import type { LegalFacts } from './legal-facts.js';
import {
  buyerFacts,
  fulfilment,
  isFree,
  linesAndTotals,
  payment,
  withdrawalRights,
} from './sale-sections.texts.js';

export function distanceContract(facts: LegalFacts): LegalDocument {
  return {
    kind: 'distance_contract',
    title: 'Mesafeli Satış Sözleşmesi',
    version: '2026-11',
    sections: [
      { heading: 'Taraflar: Satıcı', blocks: [sellerFacts(facts.seller)] },
      { heading: 'Taraflar: Alıcı', blocks: [buyerFacts(facts)] },
      {
        heading: 'Konu',
        blocks: [
          paragraph(
            'Bu sözleşmenin konusu, Alıcının Satıcının internet sitesinden elektronik ortamda sipariş ettiği, nitelikleri ve satış fiyatı aşağıda yazılı ürün ve hizmetlerin satışı ve teslimi ile tarafların 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca hak ve yükümlülükleridir.',
          ),
          paragraph(
            'Alıcı, sözleşmeyi onaylamadan önce ön bilgilendirme formunu okuduğunu, ürün ve hizmetlerin temel nitelikleri, toplam fiyatı, ödeme, teslimat ve cayma hakkı konusunda bilgilendirildiğini kabul eder. Ön bilgilendirme formu bu sözleşmenin ayrılmaz parçasıdır.',
          ),
        ],
      },
      { heading: 'Ürün, hizmet ve fiyat', blocks: linesAndTotals(facts) },
      payment(facts),
      {
        heading: 'Fatura',
        blocks: [
          paragraph(
            'Fatura, Alıcının yukarıdaki bilgileriyle elektronik olarak düzenlenir ve e-posta adresine iletilir.',
          ),
        ],
      },
      ...fulfilment(facts),
      ...withdrawalRights(facts),
      DEFECTS,
      complaints(facts.seller),
      RECORDS,
      {
        heading: 'Kurulma ve yürürlük',
        blocks: [
          paragraph(
            isFree(facts)
              ? 'Sözleşme, Alıcının siparişi onaylamasıyla kurulur ve yürürlüğe girer. Toplam tutar sıfır olduğundan sipariş ödeme yükümlülüğü doğurmaz.'
              : `Sözleşme, Alıcının siparişi ödeme yükümlülüğüyle onaylaması ve ${formatTl(facts.totalKurus)} tutarındaki ödemenin gerçekleşmesiyle kurulur ve yürürlüğe girer. Ödeme gerçekleşmezse Alıcı için hiçbir yükümlülük doğmaz.`,
          ),
        ],
      },
    ],
  };
}
