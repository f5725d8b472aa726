/** Until then after the yes, nothing leaves the house and the studio may take it back. */
export const UNDO_MINUTES = 10;

/** How long guests may choose after they were told, also when their date is sooner: the money is theirs all the while. */
export const CHOICE_HOURS = 72;

/** How word reached a guest. 'call': neither mail nor text message can carry it, so the studio calls. */
export type ToldBy = 'email' | 'sms' | 'call';

/**
 * The answers of a guest: go to another date, take the money back, leave it with the studio as a credit, or agree to the new
 * day of a date that was moved.
 */
export const GUEST_CHOICES = ['move', 'refund', 'credit', 'agree'] as const;
export type GuestChoiceKind = (typeof GUEST_CHOICES)[number];

/**
 * How the question to a guest ended, whose date was called off or moved. `silent`: nobody answered in time. `nothing_to_choose`: there
 * was no other date, so it was paid back at once. `unpaid`: nothing had been paid, so it ended. `elsewhere`: it was moved or
 * cancelled by another act than this choice. `agreed`: the new day suits. `stayed`: nobody answered before it began.
 */
export type ChoiceOutcome =
  | 'moved'
  | 'refunded'
  | 'credited'
  | 'silent'
  | 'nothing_to_choose'
  | 'unpaid'
  | 'elsewhere'
  | 'agreed'
  | 'stayed';

/** How the back office names each outcome. */
export const CHOICE_OUTCOME_LABELS: Record<ChoiceOutcome, string> = {
  moved: 'Başka günü seçti',
  refunded: 'İadeyi seçti',
  credited: 'Krediyi seçti',
  silent: 'Yanıt vermedi, iade edildi',
  nothing_to_choose: 'Başka gün yoktu, iade edildi',
  unpaid: 'Ödenmemişti, iptal edildi',
  elsewhere: 'Rezervasyon sayfasında değiştirildi',
  agreed: 'Yeni günü kabul etti',
  stayed: 'Yanıt vermedi, yeri duruyor',
};
