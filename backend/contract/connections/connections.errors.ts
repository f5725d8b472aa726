import type { ErrorEntry } from '../common/error-entry.js';

export const CONNECTION_ERRORS = {
  locked_by_server: {
    status: 409,
    message: 'Bu bağlantı sunucunun ayarlarında kilitli; buradan değiştirilemez.',
  },
  iyzico_keys_refused: {
    status: 400,
    message:
      'iyzico bu anahtarları tanımadı; hiçbir şey kaydedilmedi. İki anahtarı da iyzico panelinden yeniden kopyalayın.',
  },
  iyzico_unreachable: {
    status: 503,
    message:
      'iyzico’ya şu anda ulaşılamıyor, bu yüzden anahtarlar denenemedi ve kaydedilmedi. Birazdan yeniden deneyin.',
  },
  sms_account_refused: {
    status: 400,
    message:
      'Netgsm bu kullanıcıyı tanımadı; hiçbir şey kaydedilmedi. API şifresini ve panelde API erişiminin açık olduğunu denetleyin.',
  },
  sms_unreachable: {
    status: 503,
    message:
      'Netgsm’ye şu anda ulaşılamıyor, bu yüzden hesap denenemedi ve kaydedilmedi. Birazdan yeniden deneyin.',
  },
  iys_account_refused: {
    status: 400,
    message:
      'İYS bu hesabı tanımadı ya da marka için yetki vermedi; hiçbir şey kaydedilmedi. İYS numarasını, marka kodunu ve API kullanıcısını denetleyin.',
  },
  iys_unreachable: {
    status: 503,
    message:
      'İYS’ye şu anda ulaşılamıyor, bu yüzden hesap denenemedi ve kaydedilmedi. Birazdan yeniden deneyin.',
  },
  parasut_account_refused: {
    status: 400,
    message:
      'Paraşüt bu hesabı tanımadı ya da firmaya erişemedi; hiçbir şey kaydedilmedi. Firma numarasını, Client ID ve Secret’ı ve şifreyi denetleyin.',
  },
  parasut_unreachable: {
    status: 503,
    message:
      'Paraşüt’e şu anda ulaşılamıyor, bu yüzden hesap denenemedi ve kaydedilmedi. Birazdan yeniden deneyin.',
  },
  geliver_token_refused: {
    status: 400,
    message:
      'Geliver bu API anahtarını tanımadı; hiçbir şey kaydedilmedi. Anahtarı Geliver panelinden yeniden kopyalayın.',
  },
  geliver_without_sender: {
    status: 400,
    message:
      'Geliver hesabınızda gönderici adresi yok; hiçbir şey kaydedilmedi. Önce Geliver panelinde atölyenizin adresini ekleyin.',
  },
  geliver_unreachable: {
    status: 503,
    message:
      'Geliver’e şu anda ulaşılamıyor, bu yüzden hesap denenemedi ve kaydedilmedi. Birazdan yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
