import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/server/trpc.js';
import { useMay } from '../../lib/use-may.js';
import { useAdmin } from '../../lib/use-admin.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { isShown, MENU } from '../menu.js';
import {
  bookingEntries,
  customerEntries,
  matches,
  orderEntries,
  type PaletteEntry,
  productEntries,
  sessionEntries,
} from './palette-entry.js';
import { useFeatures } from '../../../lib/site/use-features.js';

/** The pause after typing before the server is asked. */
const PAUSE_MS = 150;
/** Shorter texts occur in almost every name. */
const SHORTEST = 2;
const AN_ORDER_NUMBER = /^#?[0-9a-f]{4,8}(-[0-9a-f-]*)?$/i;
const A_PHONE = /^\+?[\d\s()-]{4,}$/;

const FIRST_ROWS = { page: 1, perPage: 10 } as const;

/** Finds screens at once, and records through the searches of their lists. */
export function usePaletteEntries(typed: string) {
  const text = typed.trim();
  const asked = useDebounced(text, PAUSE_MS);
  const isAsked = asked.length >= SHORTEST;
  const screens = useScreens(text);
  const records = useRecords(asked, isAsked);
  if (!isAsked) return { entries: screens, isSearching: false };
  return {
    entries: [...screens, ...records.entries],
    isSearching: text !== asked || records.isFetching,
  };
}

function useRecords(asked: string, isAsked: boolean) {
  const isPhone = A_PHONE.test(asked);
  const features = useFeatures();
  const maySee = {
    bookings: useMay('bookings.read'),
    customers: useMay('customers.read'),
    products: useMay('products.change') && features.shop,
    sessions: useMay('calendar.read') && features.workshops,
  };
  const options = (isWanted: boolean) => ({
    enabled: isAsked && isWanted,
    placeholderData: keepPreviousData,
  });
  const orders = useOrders(asked, isAsked);
  const bookings = trpc.admin.bookings.list.useQuery(
    { ...FIRST_ROWS, ...byCustomer(asked) },
    options(maySee.bookings),
  );
  const customers = trpc.admin.users.list.useQuery(
    { ...FIRST_ROWS, search: asked },
    options(maySee.customers),
  );
  const isOfProducts = maySee.products && !isPhone;
  const products = trpc.admin.products.list.useQuery({ ...FIRST_ROWS, search: asked }, options(isOfProducts));
  const sessions = trpc.admin.workshops.choices.useQuery({}, options(maySee.sessions));
  return {
    entries: [
      ...orders.entries,
      ...bookingEntries(bookings.data?.items),
      ...customerEntries(customers.data?.items),
      ...(isOfProducts ? productEntries(products.data?.items) : []),
      ...(maySee.sessions ? sessionEntries(sessions.data, asked) : []),
    ],
    isFetching: [orders, bookings, customers, products, sessions].some(({ isFetching }) => isFetching),
  };
}

const byCustomer = (asked: string) =>
  A_PHONE.test(asked) ? { customerPhone: asked } : { customerName: asked };

/** Digits may be an order's number and a part of a telephone number, so both are asked for. */
function useOrders(asked: string, isAsked: boolean) {
  const maySee = useMay('orders.read');
  const isNumber = maySee && AN_ORDER_NUMBER.test(asked);
  const isOfCustomer = maySee && (A_PHONE.test(asked) || !isNumber);
  const byNumber = trpc.admin.orders.list.useQuery(
    { ...FIRST_ROWS, orderId: asked },
    { enabled: isAsked && isNumber, placeholderData: keepPreviousData },
  );
  const ofCustomer = trpc.admin.orders.list.useQuery(
    { ...FIRST_ROWS, ...byCustomer(asked) },
    { enabled: isAsked && isOfCustomer, placeholderData: keepPreviousData },
  );
  const numbered = isNumber ? orderEntries(byNumber.data?.items) : [];
  const others = isOfCustomer ? orderEntries(ofCustomer.data?.items) : [];
  return {
    entries: [...numbered, ...others.filter(({ to }) => numbered.every((known) => known.to !== to))],
    isFetching: byNumber.isFetching || ofCustomer.isFetching,
  };
}

function useScreens(text: string): PaletteEntry[] {
  const { role } = useAdmin();
  const features = useFeatures();
  return MENU.flatMap(({ items }) => items)
    .filter((item) => isShown(item, role, features) && matches(item.label, text))
    .map(({ path, label }) => ({ to: path, group: 'Ekranlar', label, detail: '' }));
}
