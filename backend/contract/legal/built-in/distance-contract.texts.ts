import type { LegalClause } from '../legal-text.js';
import {
  COMPLAINTS,
  DEFECTS,
  FULFILMENT,
  LINES,
  PAYMENT,
  RECORDS,
  WITHDRAWAL,
  WORKSHOP_CHANGES,
  WORKSHOP_WITHDRAWAL,
} from './sale-clauses.texts.js';

export const SELLER: LegalClause = {
  key: 'seller',
  heading: 'Taraflar: Satıcı',
  when: 'always',
  text: '{{satici.bilgiler}}',
};

export const BUYER: LegalClause = {
  key: 'buyer',
  heading: 'Taraflar: Alıcı',
  when: 'always',
  text: '{{alici.bilgiler}}',
};

export const DISTANCE_CONTRACT: readonly LegalClause[] = [
  SELLER,
  BUYER,
  {
    key: 'subject',
    heading: 'Konu',
    when: 'always',
    text: `Bu sözleşmenin konusu, Alıcının Satıcının internet sitesinden elektronik ortamda sipariş ettiği, nitelikleri ve satış fiyatı aşağıda yazılı ürün ve hizmetlerin satışı ve teslimi ile tarafların 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca hak ve yükümlülükleridir.

Alıcı, sözleşmeyi onaylamadan önce ön bilgilendirme formunu okuduğunu, ürün ve hizmetlerin temel nitelikleri, toplam fiyatı, ödeme, teslimat ve cayma hakkı konusunda bilgilendirildiğini kabul eder. Ön bilgilendirme formu bu sözleşmenin ayrılmaz parçasıdır.`,
  },
  LINES,
  ...PAYMENT,
  {
    key: 'invoice',
    heading: 'Fatura',
    when: 'always',
    text: 'Fatura, Alıcının yukarıdaki bilgileriyle elektronik olarak düzenlenir ve e-posta adresine iletilir.',
  },
  ...FULFILMENT,
  WITHDRAWAL,
  WORKSHOP_WITHDRAWAL,
  WORKSHOP_CHANGES,
  DEFECTS,
  COMPLAINTS,
  RECORDS,
  {
    key: 'conclusion',
    heading: 'Kurulma ve yürürlük',
    when: 'paid',
    text: 'Sözleşme, Alıcının siparişi ödeme yükümlülüğüyle onaylaması ve {{siparis.toplam}} tutarındaki ödemenin gerçekleşmesiyle kurulur ve yürürlüğe girer. Ödeme gerçekleşmezse Alıcı için hiçbir yükümlülük doğmaz.',
  },
  {
    key: 'conclusion_free',
    heading: 'Kurulma ve yürürlük',
    when: 'free',
    text: 'Sözleşme, Alıcının siparişi onaylamasıyla kurulur ve yürürlüğe girer. Toplam tutar sıfır olduğundan sipariş ödeme yükümlülüğü doğurmaz.',
  },
];
