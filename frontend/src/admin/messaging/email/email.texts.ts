import { toast } from '../../../ui/toast.js';

/** Specification 3, section 8, 'Email'. */
export const SETTINGS_NOT_SAVED = 'Ayarlar kaydedilirken hata oluştu';
export const BULK_NOT_SENT = 'Toplu email gönderimi sırasında hata oluştu';
export const TEMPLATE_NOT_SAVED = 'Template kaydetme sırasında hata oluştu';
export const TEMPLATE_NOT_REMOVED = 'Template silme sırasında hata oluştu';
export const LOG_NOT_READ = 'E-posta kayıtları yüklenirken hata oluştu';
export const TEST_NOT_SENT = 'Test e-postası gönderilirken hata oluştu';

/** The specification gives no duration here, so this is the one of its 'email message banner'. */
const SHOWN_MS = 3_000;

export const tell = {
  done: (text: string) => toast.success({ text, durationMs: SHOWN_MS }),
  failed: (text: string) => toast.error({ text, durationMs: SHOWN_MS }),
};
