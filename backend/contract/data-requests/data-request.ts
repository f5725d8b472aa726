/** The rights of law 6698 (KVKK), article 11, as the form offers them. */
export const DATA_REQUEST_KIND_LABELS = {
  held: 'Hangi verilerimin işlendiğini öğrenmek istiyorum',
  copy: 'Verilerimin bir kopyasını istiyorum',
  correct: 'Eksik ya da yanlış verilerimin düzeltilmesini istiyorum',
  erase: 'Verilerimin silinmesini istiyorum',
  object: 'Verilerimin işlenmesine itiraz ediyorum',
  third_parties: 'Verilerimin kimlere aktarıldığını öğrenmek istiyorum',
  other: 'Başka bir konuda başvurmak istiyorum',
} as const;

export type DataRequestKind = keyof typeof DATA_REQUEST_KIND_LABELS;
export const DATA_REQUEST_KINDS = Object.keys(DATA_REQUEST_KIND_LABELS) as DataRequestKind[];

/** Short names for lists, notices and the subjects of mails. */
export const DATA_REQUEST_KIND_NAMES: Readonly<Record<DataRequestKind, string>> = {
  held: 'Bilgi edinme',
  copy: 'Verilerin kopyası',
  correct: 'Düzeltme',
  erase: 'Silme',
  object: 'İtiraz',
  third_parties: 'Aktarımlar',
  other: 'Diğer',
};

/** These can only be answered when the person says what is meant. */
const KINDS_THAT_NEED_A_TEXT: readonly DataRequestKind[] = ['correct', 'object', 'other'];

export function needsText(kind: DataRequestKind): boolean {
  return KINDS_THAT_NEED_A_TEXT.includes(kind);
}

/** An unconfirmed request is none yet: its address may be a stranger's. */
export const DATA_REQUEST_STATES = ['unconfirmed', 'open', 'answered', 'refused'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** The states in which the studio sees a request. */
export const SEEN_STATE_LABELS = {
  open: 'Bekliyor',
  answered: 'Yanıtlandı',
  refused: 'Reddedildi',
} as const satisfies Partial<Record<DataRequestState, string>>;
export type SeenState = keyof typeof SEEN_STATE_LABELS;
export const SEEN_STATES = Object.keys(SEEN_STATE_LABELS) as SeenState[];

/** For so long the link to the address confirms a request. */
export const CONFIRM_HOURS = 48;
/** The term of article 13, from the day on which the request arrived. */
export const ANSWER_DAYS = 30;
/** From this day on the studio is warned. */
export const WARN_DAYS = 20;
/** For so long the person may download the data that the studio has released. */
export const EXPORT_DAYS = 7;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When a request that was not confirmed is forgotten. */
export function confirmBy(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CONFIRM_HOURS * HOUR_MS);
}

/** The last moment at which the request may be answered. */
export function answerBy(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** How an open request stands against its term. */
export type DataRequestUrgency = 'calm' | 'soon' | 'overdue';

export function urgencyOf(confirmedAt: Date, now: Date): DataRequestUrgency {
  if (now >= answerBy(confirmedAt)) return 'overdue';
  return now.getTime() >= confirmedAt.getTime() + WARN_DAYS * DAY_MS ? 'soon' : 'calm';
}

/** Until when the data may be downloaded that is released now. */
export function exportEnd(now: Date): Date {
  return new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
}
