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

const about = (purpose: string) =>
  `Bu form, Mesafeli Sözleşmeler Yönetmeliği uyarınca, siparişi onaylamadan ${purpose}önce Alıcıyı bilgilendirmek için hazırlanmıştır. Bilgilerde bir yanlışlık varsa siparişi onaylamadan önce geri dönüp düzeltebilirsiniz.`;

/** The model form of the regulation's annex; buyers need not use it. */
const WITHDRAWAL_FORM: LegalClause = {
  key: 'withdrawal_form',
  heading: 'Örnek cayma bildirimi',
  when: 'products',
  text: `Yalnızca sözleşmeden cayma hakkı kullanılmak istenirse doldurulup gönderilir; kullanılması zorunlu değildir.

- Kime: {{satici.unvan}}, {{satici.adres}}, {{satici.eposta}}
- Bu formla, aşağıdaki ürünlerin satışına ilişkin sözleşmeden cayma hakkımı kullandığımı beyan ederim.
- Sipariş numarası, sipariş ve teslim tarihi:
- Cayma hakkına konu ürünler ve bedeli:
- Alıcının adı, soyadı ve adresi:
- Tarih ve (yalnızca kâğıt üzerinde gönderilirse) imza:`,
};

export const DUTY_TO_PAY_WORDS = 'Siparişin onaylanması ödeme yükümlülüğü doğurur.';

export const PRE_INFORMATION: readonly LegalClause[] = [
  { key: 'about', heading: 'Bu form hakkında', when: 'paid', text: about('ve ödeme yapmadan ') },
  { key: 'about_free', heading: 'Bu form hakkında', when: 'free', text: about('') },
  { key: 'seller', heading: 'Satıcı', when: 'always', text: '{{satici.bilgiler}}' },
  { key: 'buyer', heading: 'Alıcı', when: 'always', text: '{{alici.bilgiler}}' },
  LINES,
  ...PAYMENT,
  ...FULFILMENT,
  WITHDRAWAL,
  WORKSHOP_WITHDRAWAL,
  WORKSHOP_CHANGES,
  WITHDRAWAL_FORM,
  DEFECTS,
  COMPLAINTS,
  RECORDS,
  {
    key: 'duty_to_pay',
    heading: 'Ödeme yükümlülüğü',
    when: 'paid',
    text: `${DUTY_TO_PAY_WORDS} Alıcı siparişi onayladığında kartından {{siparis.toplam}} tahsil edilir.`,
  },
  {
    key: 'no_duty_to_pay',
    heading: 'Ödeme yükümlülüğü',
    when: 'free',
    text: 'Siparişin toplam tutarı sıfır olduğundan onaylanması ödeme yükümlülüğü doğurmaz.',
  },
];
