/** Queries of the lists: each sort order at each depth, each filter, and combined filters. */
const DAY = 24 * 60 * 60 * 1000;
const ago = (days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const DEPTHS = { 'first page': 0, 'middle page': 0.5, 'last page': 1 };
const MONTH = { dateFrom: ago(430), dateTo: ago(400) };
const YEAR = { dateFrom: ago(700), dateTo: ago(335) };

const ORDERS = {
  sorts: ['createdAt', 'totalAmount', 'customerName', 'id'],
  filters: {
    'status delivered': { status: 'delivered' },
    'status pending': { status: 'pending' },
    'payment refunded': { paymentStatus: 'refunded' },
    guests: { isGuest: true },
    'a month': MONTH,
    'a year': YEAR,
    'name ayşe': { customerName: 'ayşe' },
    'name ÇIĞDEM IĞDIR': { customerName: 'ÇIĞDEM IĞDIR' },
    'name of nobody': { customerName: 'qwx' },
    'e-mail gmail': { customerEmail: 'gmail' },
    'e-mail of one': { customerEmail: '.kaya77' },
    'phone 0532': { customerPhone: '0532' },
    'phone of few': { customerPhone: '53214' },
    'phone of one': { customerPhone: '0532 145 67 89' },
    'id begins abc': { orderId: '#abc' },
    'amount 1000-1200': { amountMinKurus: 100_000, amountMaxKurus: 120_000 },
    'guests, delivered, a month': { isGuest: true, status: 'delivered', ...MONTH },
    'name yılmaz, shipped': { customerName: 'yılmaz', status: 'shipped' },
    'name mehmet, gmail, 500 and more': {
      customerName: 'mehmet',
      customerEmail: 'gmail',
      amountMinKurus: 50_000,
    },
    'a year, 500-900, registered, paid': {
      ...YEAR,
      amountMinKurus: 50_000,
      amountMaxKurus: 90_000,
      isGuest: false,
      paymentStatus: 'paid',
    },
  },
};

const BOOKINGS = {
  sorts: ['createdAt', 'price', 'name', 'id'],
  filters: {
    'status completed': { status: 'completed' },
    'status pending': { status: 'pending' },
    'a month': MONTH,
    'workshops of a month': { workshopDateFrom: ago(430), workshopDateTo: ago(400) },
    'name kaya': { customerName: 'kaya' },
    'phone 0532': { customerPhone: '0532' },
    'phone of few': { customerPhone: '53214' },
    'price 2000 and more': { priceMinKurus: 200_000 },
    'name elif, completed, a year': { customerName: 'elif', status: 'completed', ...YEAR },
  },
};

const LOGS = {
  'of all': {},
  'most frequent type': { type: 'email_sent' },
  'rarest type': { type: 'system_error' },
  'a day': { dateFrom: ago(100), dateTo: ago(100) },
  'a month': { dateFrom: ago(130), dateTo: ago(100) },
  'a month, sign-ins': { dateFrom: ago(130), dateTo: ago(100), type: 'user_login' },
  'user ayşe': { search: 'AYŞE' },
  'user of few': { search: 'kaya777' },
  nobody: { search: 'qwx@' },
  'an address': { search: '198.51.100.7' },
  'record seladon': { search: 'seladon' },
  'alerts of elif, half a year': {
    type: 'security_alert',
    search: 'elif',
    dateFrom: ago(180),
    dateTo: ago(1),
  },
  'two letters': { search: 'ek' },
};

/** The calls of the dashboard, which are made at once, and again with every order. */
const DASHBOARD = {
  dashboard: ['sales', 'weeks', 'month', 'waiting', 'sessions', 'stock', 'informationRequests', 'bulkOrders'],
  troubles: ['payments', 'mails', 'errors'],
};

/** What is typed into the command palette, which asks several lists for their first rows at once. */
const PALETTE = {
  'a name': { typed: 'ayşe', field: 'customerName' },
  'a rare name': { typed: 'çığdem ığdır', field: 'customerName' },
  nobody: { typed: 'qwx', field: 'customerName' },
  'a part of a telephone number': { typed: '0532', field: 'customerPhone' },
  'a telephone number': { typed: '0532 145 67 89', field: 'customerPhone' },
  'an order number': { typed: 'abc1', field: 'orderId' },
};
const FIRST_ROWS = { page: 1, perPage: 10 };

/** The cases of everything, or of one part. Each names the procedure that an admin's browser calls. */
export function casesOf(only) {
  const cases = {
    orders: of('orders', ORDERS),
    bookings: of('bookings', BOOKINGS),
    logs: ofLogs(),
    palette: ofPalette(),
    dashboard: Object.entries(DASHBOARD).flatMap(([part, names]) =>
      names.map((name) => ({ name: `dashboard: ${name}`, procedure: `admin.${part}.${name}`, goalMs: 50 })),
    ),
  };
  return only === undefined ? Object.values(cases).flat() : cases[only];
}

function ofPalette() {
  return Object.entries(PALETTE).flatMap(([name, { typed, field }]) => {
    const byField = { ...FIRST_ROWS, [field]: typed };
    const asked = {
      orders: byField,
      bookings: field === 'orderId' ? { ...FIRST_ROWS, customerName: typed } : byField,
      users: { ...FIRST_ROWS, search: typed },
      products: { ...FIRST_ROWS, search: typed },
    };
    return Object.entries(asked).map(([list, query]) => ({
      name: `palette, ${name}: ${list}`,
      procedure: `admin.${list}.list`,
      query,
    }));
  });
}

function ofLogs() {
  return Object.entries(LOGS).flatMap(([filter, query]) =>
    Object.entries(DEPTHS).map(([depth, pageAt]) => ({
      name: `logs ${filter}, ${depth}`,
      procedure: 'admin.logs.list',
      query,
      pageAt,
    })),
  );
}

function of(list, { sorts, filters }) {
  const deep = sorts.flatMap((sortBy) =>
    Object.entries(DEPTHS).map(([depth, pageAt]) => ({
      name: `${list} by ${sortBy}, ${depth}`,
      procedure: `admin.${list}.list`,
      query: { sortBy },
      pageAt,
    })),
  );
  const filtered = Object.entries(filters).flatMap(([filter, conditions]) =>
    sorts.slice(0, 3).flatMap((sortBy) =>
      [0, 0.5].map((pageAt) => ({
        name: `${list} by ${sortBy}: ${filter}${pageAt ? ', middle' : ''}`,
        procedure: `admin.${list}.list`,
        query: { sortBy, ...conditions },
        pageAt,
      })),
    ),
  );
  return [...deep, ...filtered, { name: `figures of the ${list}`, procedure: `admin.${list}.statistics` }];
}
