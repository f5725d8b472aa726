import { adminPaths } from '../lib/admin-paths.js';
import type { RecordList } from '../ui/record-head.js';
import type { FallbackTexts } from '../../lib/server/describe-error.js';

/** Specification 3, sections 5 and 8, 'Blog'. */
export const LOAD_FAILED = 'Yazılar yüklenirken bir hata oluştu.';
const SAVING_FAILED = 'Kaydetme sırasında hata oluştu!';
export const SAVE_FAILED: FallbackTexts = { network: SAVING_FAILED, unexpected: SAVING_FAILED };
export const REMOVE_FAILED: FallbackTexts = {
  network: 'Yazı silinirken bir hata oluştu.',
  unexpected: 'Yazı silinirken bir hata oluştu.',
};
export const UNSAVED = 'Bu yazıda yaptığınız değişiklikler kaydedilmedi.';

export const BLOG: RecordList = { to: adminPaths.blog, name: 'Blog' };
