import { formatMonth } from '../../../contract/common/dates.js';

/** The text that lies beside the files of a month and says what they are. */
export function aboutTheArchive(month: string, { hasPlace }: { readonly hasPlace: boolean }): string {
  return [
    `${formatMonth(month)} belgeleri`,
    `belgeler-${month}.csv ve belgeler-${month}.xlsx: her belgenin her kalemi bir satırdır. Tutarlar TL'dir; iadeler eksi yazılır, iptal edilen belgenin tutarı boştur. İki dosyada aynı satırlar vardır.`,
    hasPlace
      ? 'ubl-tr: satış ve iade faturaları UBL-TR 2.1 (TR1.2, EARSIVFATURA) biçimindedir. Mali mühürle imzalanmamıştır, e-belge değildir: muhasebe programına aktarmak içindir. Gider pusulasının UBL-TR biçimi yoktur. Kimlik numarasını vermeyen alıcıda 11111111111 yazar.'
      : 'UBL-TR dosyaları yok: satıcı adresinizde il ve ilçe bulunamadı. Atölye Bilgileri, Satıcı sekmesinde adresi "… Üsküdar / İstanbul" gibi bitirin ve arşivi yeniden indirin.',
    'pdf: alıcıya gönderilen belgeler.',
    '',
  ].join('\r\n\r\n');
}
