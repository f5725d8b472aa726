import { WEEKDAY_NAMES, WEEKDAYS } from './opening-hours.js';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with the hours of a week, in words for the studio; null when nothing is. */
export function weekProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== WEEKDAYS.length) return 'Çalışma saatleri okunamadı.';
  const problems = WEEKDAYS.map((day, index) => {
    const problem = dayProblem(value[index]);
    return problem === null ? null : `${WEEKDAY_NAMES[day]}: ${problem}`;
  });
  return problems.find((problem) => problem !== null) ?? null;
}

function dayProblem(hours: unknown): string | null {
  if (hours === null) return null;
  if (typeof hours !== 'object') return 'saatler okunamadı.';
  const { opens, closes, ...others } = hours as Record<string, unknown>;
  if (typeof opens !== 'string' || typeof closes !== 'string' || Object.keys(others).length > 0) {
    return 'saatler okunamadı.';
  }
  if (!TIME.test(opens) || !TIME.test(closes)) return 'saati 10:00 gibi yazın.';
  return closes <= opens ? 'kapanış, açılıştan sonra olmalıdır.' : null;
}
