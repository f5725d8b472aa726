/** Specification 2, section 8, 'Workshops'. */
export const WORKSHOPS_LOAD_FAILED = 'Workshoplar yüklenirken bir hata oluştu.';
export const WORKSHOP_SAVE_FAILED = 'Workshop kaydedilirken bir hata oluştu.';
export const WORKSHOP_REMOVE_FAILED = 'Workshop silinirken bir hata oluştu.';
export const WORKSHOP_ADDED = 'Workshop başarıyla eklendi.';
export const WORKSHOP_UPDATED = 'Workshop başarıyla güncellendi.';
export const WORKSHOP_REMOVED = 'Workshop başarıyla silindi.';
