import type { ImportOutcome } from '@contract/catalog/import/import-status.js';
import { adminPaths } from '../../lib/admin-paths.js';
import type { RecordList } from '../../ui/record-head.js';

export const IMPORTS: RecordList = { to: adminPaths.productImports, name: 'İçe Aktar' };
export const IMPORTS_LOAD_FAILED = 'İçe aktarmalar yüklenirken hata oluştu';
export const IMPORT_LOAD_FAILED = 'İçe aktarma yüklenirken hata oluştu';
export const PREVIEW_FAILED = 'Önizleme hazırlanırken hata oluştu';
export const UPLOAD_FAILED = 'Dosya yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.';
export const ACTION_FAILED = 'Bu yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.';

export const PLANNED_LABELS: Record<ImportOutcome, string> = {
  created: 'Yeni',
  changed: 'Değişecek',
  unchanged: 'Aynı kalacak',
  refused: 'Alınmayacak',
};

export const DONE_LABELS: Record<ImportOutcome, string> = {
  created: 'Eklendi',
  changed: 'Değişti',
  unchanged: 'Aynı kaldı',
  refused: 'Alınmadı',
};
