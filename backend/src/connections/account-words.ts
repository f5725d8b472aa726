import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { AdminNotice } from '../admin/admin-notices.service.js';
import type { Service } from '../platform/service-accounts/service-account.entity.js';

interface Change {
  readonly event: LogEventName;
  /** What super admins are told. */
  readonly notice: Omit<AdminNotice, 'actor'>;
}

interface AccountWords {
  readonly label: string;
  readonly changed: Change;
  readonly removed: Change;
}

/** How the log and the mails name what happens to an account. */
export const ACCOUNT_WORDS: Readonly<Record<Service, AccountWords>> = {
  geliver: {
    label: 'Geliver',
    changed: {
      event: 'geliver_account_changed',
      notice: {
        title: 'Kargo etiketlerinin alındığı Geliver hesabı değişti',
        text: 'Bağlantılar sayfasında yeni bir Geliver hesabı kaydedildi. Bundan sonraki kargo etiketleri bu hesapla alınır.',
      },
    },
    removed: {
      event: 'geliver_account_removed',
      notice: {
        title: 'Kargo hesabı kaldırıldı',
        text: 'Bağlantılar sayfasından Geliver hesabı kaldırıldı. Yeni kargo etiketi alınmaz; alınmış etiketler geçerlidir ve paketlerin yolu sorulmaya devam eder.',
      },
    },
  },
  iyzico: {
    label: 'iyzico',
    changed: {
      event: 'iyzico_account_changed',
      notice: {
        title: 'Ödemelerin gideceği iyzico hesabı değişti',
        text: 'Bağlantılar sayfasında yeni iyzico anahtarları kaydedildi. Bundan sonraki kart ödemeleri bu hesaba gider.',
      },
    },
    removed: {
      event: 'iyzico_account_removed',
      notice: {
        title: 'iyzico hesabı kaldırıldı',
        text: 'Bağlantılar sayfasından iyzico hesabı kaldırıldı. Yeni bir hesap girilene kadar kartla ödeme kapalıdır; başlamış ödemeler ve iadeler kaldırılan hesapla tamamlanır.',
      },
    },
  },
  netgsm: {
    label: 'Netgsm',
    changed: {
      event: 'sms_account_changed',
      notice: {
        title: 'SMS’lerin gideceği Netgsm hesabı değişti',
        text: 'Bağlantılar sayfasında yeni bir Netgsm hesabı kaydedildi. Bundan sonraki SMS’ler bu hesapla gönderilir.',
      },
    },
    removed: {
      event: 'sms_account_removed',
      notice: {
        title: 'SMS hesabı kaldırıldı',
        text: 'Bağlantılar sayfasından Netgsm hesabı kaldırıldı ve SMS bildirimleri kapatıldı. Hatırlatmalar e-postayla gitmeyi sürdürür.',
      },
    },
  },
  iys: {
    label: 'İYS',
    changed: {
      event: 'iys_account_changed',
      notice: {
        title: 'İzinlerin bildirileceği İYS hesabı değişti',
        text: 'Bağlantılar sayfasında yeni bir İYS hesabı kaydedildi. Bundan sonraki ticari ileti izinleri bu hesapla bildirilir.',
      },
    },
    removed: {
      event: 'iys_account_removed',
      notice: {
        title: 'İYS hesabı kaldırıldı',
        text: 'Bağlantılar sayfasından İYS hesabı kaldırıldı. Yeni izinler ve retler, hesap yeniden girilene kadar bekler; üç iş günü içinde bildirilmeyen izin geçersiz sayılır.',
      },
    },
  },
  parasut: {
    label: 'Paraşüt',
    changed: {
      event: 'parasut_account_changed',
      notice: {
        title: 'Faturaların düzenleneceği Paraşüt hesabı değişti',
        text: 'Bağlantılar sayfasında yeni bir Paraşüt hesabı kaydedildi. Bundan sonraki faturalar bu hesapla düzenlenir.',
      },
    },
    removed: {
      event: 'parasut_account_removed',
      notice: {
        title: 'Paraşüt hesabı kaldırıldı',
        text: 'Bağlantılar sayfasından Paraşüt hesabı kaldırıldı. Bundan sonraki belgeler mali müşaviriniz için hazırlanır; başlamış belgeler hesap yeniden girilene kadar bekler.',
      },
    },
  },
};
