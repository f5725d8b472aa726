import type { ErrorEntry } from '../common/error-entry.js';

export const ATTENDANCE_ERRORS = {
  seat_not_found: { status: 404, message: 'Bu yer bulunamadı; rezervasyon bu arada değişmiş olabilir.' },
  seat_not_for_student: { status: 409, message: 'Bu yer öğrenci fiyatıyla alınmamış.' },
  student_difference_paid: { status: 409, message: 'Bu misafirden öğrenci farkı alınmış; belge gerekmiyor.' },
} as const satisfies Record<string, ErrorEntry>;
