import { STORAGE_PERIODS } from '../legal/storage-periods.js';
import type { DataRequestKind } from './data-request.js';

/** What the studio may not erase, as the law of taxes and trade demands: with the period that the jobs go by. */
export function keptByLaw(): string {
  const { records, length, counted } = STORAGE_PERIODS.orders;
  return `${records} (${counted} ${length.years} yıl)`;
}

interface DraftFacts {
  readonly name: string;
  readonly kind: DataRequestKind;
  readonly isErased: boolean;
}

/** The suggested beginning of an answer; the studio changes it before it is sent. */
export function draftAnswer({ name, kind, isErased }: DraftFacts): string {
  return `Merhaba ${name},\n\n${BODY[isErased ? 'erase' : kind]}`;
}

const BODY: Readonly<Record<DataRequestKind, string>> = {
  held: 'Hakkınızda sakladığımız verilerin tamamını, indirebileceğiniz bir dosyada bulacaksınız. Hangi veriyi hangi amaçla ve ne kadar sakladığımız gizlilik politikamızda yazar.',
  copy: 'Hakkınızda sakladığımız verilerin tamamını, indirebileceğiniz bir dosyada bulacaksınız.',
  correct: 'Bildirdiğiniz bilgileri düzelttik: ',
  erase: `Bu e-posta adresiyle ilgili verilerinizi sildik. Vergi ve ticaret mevzuatı gereği saklamak zorunda olduklarımız şunlar: ${keptByLaw()}. Süreleri dolunca onlar da silinir; bu süre içinde başka hiçbir amaçla kullanılmaz. Henüz tamamlanmamış siparişleriniz varsa kişisel bilgileriniz onlar tamamlandığında silinir.`,
  object: 'İtirazınızı değerlendirdik: ',
  third_parties:
    'Verilerinizi yalnızca hizmeti verebilmek için gerekli olduğu kadar, gizlilik politikamızda adı geçen ödeme, kargo, e-posta ve barındırma hizmetlerine aktarıyoruz.',
  other: '',
};
