import { fillPlaceholders } from '../common/fill-placeholders.js';
import { studioMinute } from '../common/dates.js';

/** The kinds of action: a guest came, or was marked as a no-show, and the taking back of each. */
export const ATTENDANCE_KINDS = ['came', 'came_undone', 'no_show', 'no_show_undone'] as const;
export type AttendanceKind = (typeof ATTENDANCE_KINDS)[number];

/**
 * The result of an action. `done`: it is noted. `already`: somebody had noted the same before. `cancelled`: the guest
 * was let in although the booking had been cancelled meanwhile. `refused`: it is not noted.
 */
export type AttendanceOutcome = 'done' | 'already' | 'cancelled' | 'refused';

/** The most actions of one request. */
export const MOST_ACTIONS_AT_ONCE = 200;

/** Why an action was not simply done; `{time}` is when the seat had been noted first. */
export const ATTENDANCE_REMARKS = {
  came_before: 'Zaten geldi {time}',
  no_show_before: 'Zaten gelmedi olarak işaretli {time}',
  nothing_to_undo: 'Geri alınacak bir işaret yok.',
  noted_by_another: 'Başka bir telefonda geldi olarak işaretli {time}; o kayıt duruyor.',
  let_in_cancelled: 'Rezervasyon iptal edilmişti; misafirin geldiği kaydedildi.',
  seat_gone: 'Bu yer artık yok: rezervasyon silinmiş ya da yer sayısı azaltılmış.',
  wrong_ticket: 'Bu bilet bu rezervasyonun değil.',
  other_day: 'Bu bilet bugün için değil.',
  not_begun: 'Seans başlamadan kimse gelmedi olarak işaretlenemez.',
  booking_cancelled: 'Bu rezervasyon iptal edilmiş.',
  id_used: 'Bu kayıt numarası başka bir işlemde kullanılmış. Lütfen yeniden işaretleyin.',
} as const;
export type AttendanceRemark = keyof typeof ATTENDANCE_REMARKS;

/** The remark as the helper reads it. `at`: when the seat had been noted first, as an instant. */
export function attendanceMessage(remark: AttendanceRemark, at: Date | string | null): string {
  return fillPlaceholders(ATTENDANCE_REMARKS[remark], { time: at === null ? '' : formatTime(at) }).trim();
}

/** 18:04, in the studio. */
export function formatTime(instant: Date | string): string {
  return studioMinute(instant).slice('yyyy-MM-ddT'.length);
}
