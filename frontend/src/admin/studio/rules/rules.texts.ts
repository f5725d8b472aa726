export const RULES_NOT_LOADED = 'Dükkân kuralları yüklenirken hata oluştu';
export const RULES_LOADING = 'Dükkân kuralları yükleniyor';
