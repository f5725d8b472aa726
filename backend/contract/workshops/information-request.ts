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

/** Specification 2, section 4. */
export const INFORMATION_REQUEST_STATUSES = ['pending', 'contacted', 'completed'] as const;
export type InformationRequestStatus = (typeof INFORMATION_REQUEST_STATUSES)[number];

export const INFORMATION_REQUEST_STATUS_LABELS: Record<InformationRequestStatus, string> = {
  pending: 'Beklemede',
  contacted: 'İletişime Geçildi',
  completed: 'Tamamlandı',
};

/** An unknown status counts as pending, so that the request gets looked at. */
export function knownRequestStatus(status: string): InformationRequestStatus {
  return INFORMATION_REQUEST_STATUSES.find((known) => known === status) ?? 'pending';
}

/** The studio promises an answer within this many hours. */
const ANSWER_HOURS = 24;

export function answerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ANSWER_HOURS * 3_600_000);
}

export function isRequestOverdue(
  { status, createdAt }: { readonly status: InformationRequestStatus; readonly createdAt: Date },
  now: Date,
): boolean {
  return status === 'pending' && now > answerDueAt(createdAt);
}
