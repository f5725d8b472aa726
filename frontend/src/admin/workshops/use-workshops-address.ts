import { useAddressParams } from '../../lib/navigation/use-address-params.js';
import { isLocalDate, isMonth, type Month, monthOf } from '../../ui/calendar/calendar-month.js';
import type { LocalDate } from '@contract/common/dates.js';

/**
 * The dialog over the calendar: `kisi`, `yerler`, `bekleyenler`, `kopya`, `iptal`, `yanitlar` and `yaz` name their session,
 * `misafirler` belongs to the day, and `hafta` to the week that begins on it.
 */
type Window =
  | 'kisi'
  | 'yerler'
  | 'bekleyenler'
  | 'kopya'
  | 'iptal'
  | 'yanitlar'
  | 'yaz'
  | 'misafirler'
  | 'hafta';
const WINDOWS: readonly Window[] = [
  'kisi',
  'yerler',
  'bekleyenler',
  'kopya',
  'iptal',
  'yanitlar',
  'yaz',
  'misafirler',
  'hafta',
];
const NO_WINDOW = Object.fromEntries(WINDOWS.map((name) => [name, null]));

/** Keeps month, day, edited session and open dialog in the address, so that reload and Back show the same. */
export function useWorkshopsAddress(today: LocalDate) {
  const [params, setParams] = useAddressParams();
  const read = (name: string, isGood: (text: string) => boolean) => {
    const text = params.get(name);
    return text !== null && isGood(text) ? text : null;
  };
  const day = read('gun', isLocalDate);
  const change = (entries: Readonly<Record<string, string | null>>, replace = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(entries)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const windows = WINDOWS.map((name) => [name, params.get(name)] as const);
  const [openWindow = null] = windows.filter(([, value]) => value !== null);
  return {
    day,
    month: read('ay', isMonth) ?? monthOf(day ?? today),
    editedId: params.get('workshop'),
    window: openWindow?.[0] ?? null,
    windowId: openWindow?.[1] ?? null,
    /** Shows a day after a dialog over the calendar has finished. */
    showDay: (date: LocalDate, editedId: string | null = params.get('workshop')) =>
      change({ ay: monthOf(date), gun: date, workshop: editedId, ...NO_WINDOW }),
    /** Replaces the history entry, so that Back leads to the previous page. */
    leadTo: (date: LocalDate) => change({ ay: monthOf(date), gun: date }, true),
    showMonth: (month: Month) => change({ ay: month }),
    moveGrid: (month: Month) => change({ ay: month }, true),
    edit: (sessionId: string | null) => change({ workshop: sessionId }),
    openWindow: (name: Window, id: string) => change({ [name]: id }),
    closeWindow: () => change(NO_WINDOW, true),
  };
}

export type WorkshopsAddress = ReturnType<typeof useWorkshopsAddress>;
