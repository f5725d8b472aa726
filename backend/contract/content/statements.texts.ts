import { list, paragraph } from '../legal/legal-blocks.js';
import type { LegalSection } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';

/** Explains the claim of satisfaction in the footer: a claim in advertising must have substance. */
export function guarantee(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Ne söz veriyoruz?',
      blocks: [
        list(
          'Parçayı teslim aldığınız günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden iade edebilirsiniz. İade kargosunun ücretini biz öderiz, ödemenizin tamamını geri veririz.',
          'Kırık ya da kusurlu çıkan bir parçanın yerine dilerseniz yenisini göndeririz, dilerseniz ödemenizi iade ederiz.',
          'Bir workshopu biz iptal edersek başka bir tarihi ya da ödemenizin tamamını siz seçersiniz.',
        ),
      ],
    },
    {
      heading: 'Sınırları',
      blocks: [
        list(
          'Parçalarımız elde yapılır: rengi, sırı ve ölçüsü fotoğraftakinden biraz ayrılabilir. Bu bir kusur değildir; yine de hoşunuza gitmezse 14 gün içinde iade edebilirsiniz.',
          'Yalnızca sizin isteğinizle, size özel yapılan parçalarda gerekçesiz iade hakkı yoktur; kırık ya da kusurlu çıkarsa sözümüz yine geçerlidir.',
          'Siz gelemezseniz workshop yerinizde, satın alırken size gösterdiğimiz değişiklik ve iptal koşulları geçerlidir.',
        ),
        paragraph('Bu söz yasal haklarınızı azaltmaz, onlara eklenir.'),
      ],
    },
    {
      heading: 'Nasıl başvurursunuz?',
      blocks: [
        paragraph(
          `Sipariş numaranızla ${seller.email} adresine yazın ya da ${seller.phone} numarasını arayın.`,
        ),
      ],
    },
  ];
}

/** Says which parts of the site everybody can use and which not yet, as the circular of 2025/10 asks shops to do. */
export function accessibility(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Hedefimiz',
      blocks: [
        paragraph(
          'Sitemizi engeli olan olmayan herkes kullanabilsin istiyoruz. Ölçümüz, Web İçeriği Erişilebilirlik Kılavuzu’nun 2.2 sürümünün AA düzeyidir (WCAG 2.2 AA).',
        ),
      ],
    },
    {
      heading: 'Neler yaptık?',
      blocks: [
        list(
          'Alışverişin ve workshop rezervasyonunun tamamı klavyeyle yapılabilir; odaklandığınız yer her zaman görünür, sabit bir çubuğun altında kalmaz.',
          'Sayfalar ekran okuyucular için başlıklar, etiketler ve canlı bildirimlerle hazırlanmıştır.',
          'Yazılar yeterli karşıtlıktadır; sayfalar ve pencereler %400 büyütüldüğünde yana kaydırmadan okunur, düğmelerinin hepsine ulaşılır.',
          'Hareketi azaltmayı seçtiyseniz canlandırmaları durdururuz.',
          'Güvenlik sorusunda resmin yerine yazılı bir soru seçebilirsiniz; parola yöneticileri ve yapıştırma çalışır.',
        ),
      ],
    },
    {
      heading: 'Bildiğimiz eksikler',
      blocks: [
        list(
          'Kartınızın bankası, onay sayfasını kendi hazırlar; onun erişilebilirliğini biz belirleyemeyiz.',
          'Harita OpenStreetMap’ten gelir; adresimiz yanında yazıyla da durur.',
        ),
      ],
    },
    {
      heading: 'Nasıl denetliyoruz?',
      blocks: [
        paragraph(
          'Yeni sürümleri yayımlamadan önce sayfaları ve pencereleri bilgisayar ve telefon genişliğinde otomatik olarak (axe) denetler, %400 büyütülmüş olarak ölçer; bir alışverişi ve bir rezervasyonu yalnızca klavyeyle yaparız. Bu denetimi en son 29 Kasım 2026’da yaptık, bildirimi de o gün yeniledik.',
        ),
      ],
    },
    {
      heading: 'Bir engelle karşılaşırsanız',
      blocks: [
        paragraph(
          `Lütfen ${seller.email} adresine yazın ya da ${seller.phone} numarasını arayın: hangi sayfada, ne yapmak istediğinizi anlatmanız yeter. Siparişinizi ya da rezervasyonunuzu telefonda da alırız.`,
        ),
      ],
    },
  ];
}
