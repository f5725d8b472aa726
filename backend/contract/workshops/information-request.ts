/** Specification 2, section 3, 'Workshop info request'. */
export const WORKSHOP_TYPES = ['baslangic', 'orta', 'ileri', 'cocuk', 'ozel', 'kurumsal'] as const;
export type WorkshopType = (typeof WORKSHOP_TYPES)[number];

export const WORKSHOP_TYPE_LABELS: Record<WorkshopType, string> = {
  baslangic: 'Başlangıç Seviyesi',
  orta: 'Orta Seviye',
  ileri: 'İleri Seviye',
  cocuk: 'Çocuk Workshop',
  ozel: 'Özel Grup',
  kurumsal: 'Kurumsal',
};

export const EXPERIENCE_LEVELS = ['hic_deneyim_yok', 'az_deneyim', 'orta_deneyim', 'ileri_deneyim'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const EXPERIENCE_LEVEL_LABELS: Record<ExperienceLevel, string> = {
  hic_deneyim_yok: 'Hiç Deneyim Yok',
  az_deneyim: 'Az Deneyim',
  orta_deneyim: 'Orta Düzey',
  ileri_deneyim: 'İleri Düzey',
};

export type InformationRequestStatus = 'pending' | 'contacted' | 'completed';
