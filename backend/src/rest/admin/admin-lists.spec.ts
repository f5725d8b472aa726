import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';

const ORDERS = '/api/admin_orders_advanced.php';
const BOOKINGS = '/api/admin_bookings_advanced.php';
const BOM = '\ufeff';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeAll(() => fill());

/** Writes three orders, the first with a seat; the buyers' texts would be harmful if Excel computed them. */
async function fill(): Promise<void> {
  const { dataSource } = server;
  await dataSource.query(
    `INSERT INTO customer (id, email, first_name, last_name, password_hash)
     VALUES ('00000000-0000-4000-8000-000000000001', 'isil@toprak.example', 'Işıl', 'Çığ', 'x')`,
  );
  await dataSource.query(
    `INSERT INTO "order" (id, link_nonce, customer_id, status, paid_kurus, name, surname, email, phone, shipping_address,
       notes, subtotal_kurus, discount_kurus, total_kurus, coupon_code, paid_at, created_at)
     VALUES
      ('aaaaaaaa-0000-4000-8000-000000000001', 'a', '00000000-0000-4000-8000-000000000001', 'confirmed', 125000, 'Işıl', 'Çığ',
        'isil@toprak.example', '+905321234567', E'Kuzguncuk\nÜsküdar', '=HYPERLINK("http://evil.example";"tıkla")', 130000, 5000, 125000,
        'BAHAR', now(), '2026-11-01T21:30:00Z'),
      ('bbbbbbbb-0000-4000-8000-000000000002', 'b', NULL, 'pending', 0, '@SUM(1)', 'Öz', 'oz@toprak.example', '+491701234567',
        '-2+3', E'\t=1', 9900, 0, 9900, NULL, NULL, '2026-11-02T09:05:00Z'),
      ('cccccccc-0000-4000-8000-000000000003', 'c', NULL, 'delivered', 50, 'Şule "Usta"', 'Güneş; Ay', 'sule@toprak.example', '+905329876543',
        '+1', E'\r=2', 50, 0, 50, NULL, now(), '2026-11-03T09:05:00Z')`,
  );
  await dataSource.query(
    `INSERT INTO workshop_session (id, title, date, start_time, end_time, price_kurus, capacity, booked_seats)
     VALUES ('dddddddd-0000-4000-8000-000000000004', 'Çarkta ilk kâse', '2031-05-17', '14:00', '17:00', 100000, 8, 2)`,
  );
  await dataSource.query(
    `INSERT INTO order_line (id, order_id, position, kind, name, session_id, date, start_time, end_time,
       regular_price_kurus, unit_price_kurus, quantity, total_kurus, vat_rate_percent)
     VALUES ('eeeeeeee-0000-4000-8000-000000000005', 'aaaaaaaa-0000-4000-8000-000000000001', 0, 'workshop', 'Çarkta ilk kâse',
       'dddddddd-0000-4000-8000-000000000004', '2031-05-17', '14:00', '17:00', 100000, 65000, 2, 130000, 20)`,
  );
  await dataSource.query(
    `INSERT INTO booking (id, order_id, order_line_id, session_id, link_nonce, payment_status, name, surname, email, phone, title,
       date, start_time, end_time, quantity, is_student, original_price_kurus, price_kurus, discount_kurus, total_kurus,
       payment_method, payment_id, paid_at, created_at)
     VALUES ('ffffffff-0000-4000-8000-000000000006', 'aaaaaaaa-0000-4000-8000-000000000001', 'eeeeeeee-0000-4000-8000-000000000005',
       'dddddddd-0000-4000-8000-000000000004', 'k', 'paid', 'Işıl', 'Çığ', 'isil@toprak.example', '+905321234567', 'Çarkta ilk kâse',
       '2031-05-17', '14:00', '17:00', 2, true, 100000, 65000, 75000, 125000, 'iyzico', '77', '2026-11-01T21:31:00Z', '2026-11-01T21:30:00Z')`,
  );
}

async function rows(path: string): Promise<unknown[]> {
  const { json } = await admin.ask(path);
  const { orders, bookings } = json as { orders?: { id: string }[]; bookings?: { id: string }[] };
  return (orders ?? bookings ?? []).map(({ id }) => id[0]);
}

describe('admin_orders_advanced.php', () => {
  it('lists orders with all their fields, totals in kuruş, pages and figures', async () => {
    const { status, json } = await admin.ask(
      `${ORDERS}?action=list&per_page=10&sort_by=total_amount&sort_order=DESC`,
    );

    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      pagination: {
        current_page: 1,
        per_page: 10,
        total_records: 3,
        total_pages: 1,
        has_next: false,
        has_prev: false,
      },
      sorting: { field: 'total_amount', order: 'desc' },
      statistics: { total_orders: 3 },
    });
    const { orders } = json as { orders: readonly unknown[] };
    expect(orders[0]).toEqual({
      id: 'aaaaaaaa-0000-4000-8000-000000000001',
      status: 'confirmed',
      payment_status: 'paid',
      total_amount: 125000,
      customer_name: 'Işıl Çığ',
      customer_email: 'isil@toprak.example',
      user_name: 'Işıl Çığ',
      user_email: 'isil@toprak.example',
      is_guest: 0,
      created_at: '2026-11-01T21:30:00.000Z',
      updated_at: expect.any(String),
      item_count: 2,
      shipping_address: 'Kuzguncuk\nÜsküdar',
      notes: '=HYPERLINK("http://evil.example";"tıkla")',
      coupon_code: 'BAHAR',
      discount_amount: 50,
      items: [
        {
          id: 'eeeeeeee-0000-4000-8000-000000000005',
          product_name: 'Çarkta ilk kâse',
          product_image: null,
          price: 650,
          quantity: 2,
        },
      ],
    });
  });

  it.each([
    ['status=pending', ['b']],
    ['payment_status=paid&sort_by=id&sort_order=asc', ['a', 'c']],
    ['date_from=2026-11-02&date_to=2026-11-02', ['b', 'a']],
    ['customer_name=ISIL', ['a']],
    ['customer_email=SULE', ['c']],
    ['order_id=%23BBBBBBBB', ['b']],
    ['amount_min=99&amount_max=1.250,00', ['b', 'a']],
    ['amount_max=0,50', ['c']],
    ['amount_min=99&amount_max=99999999999', ['b', 'a']],
    ['amount_min=-5&amount_max=0,50', ['c']],
    ['is_guest=0', ['a']],
    ['scope=placed', ['c', 'a']],
    ['customer_id=00000000-0000-4000-8000-000000000001', ['a']],
    ['is_guest=1&status=&customer_name=', ['c', 'b']],
    ['sort_by=customer_name&sort_order=asc', ['b', 'a', 'c']],
    ['page=2', []],
  ])('finds by %s', async (requested, expected) => {
    expect(await rows(`${ORDERS}?action=list&${requested}`)).toEqual(expected);
  });

  it.each([
    ['status=lost', 'Durum geçersiz.'],
    ['per_page=1000', 'Sayfa boyutu geçersiz.'],
    ['page=x', 'Sayfa numarası geçersiz.'],
    ['sort_by=password', 'Sıralama geçersiz.'],
    ['amount_min=çok', 'Tutar geçersiz.'],
    ['is_guest=belki', 'Müşteri türü geçersiz.'],
    ['scope=hepsi', 'Kapsam geçersiz.'],
    ['customer_id=1', 'Müşteri bulunamadı.'],
    ['date_from=2026-13-01', 'Tarih geçersiz.'],
    ['order_id=zz', 'Sipariş numarası geçersiz.'],
  ])('refuses %s', async (requested, text) => {
    const { status, json } = await admin.ask(`${ORDERS}?action=list&${requested}`);
    expect([status, json]).toMatchObject([400, { success: false, error: text }]);
  });

  it('gives the figures', async () => {
    const { json } = await admin.ask(`${ORDERS}?action=stats`);
    expect(json).toMatchObject({
      success: true,
      statistics: {
        total_orders: 3,
        this_month_revenue: 125050,
        customer_type_distribution: [
          { customer_type: 'guest', count: 2 },
          { customer_type: 'registered', count: 1 },
        ],
      },
    });
  });

  it('gives a table that Excel opens in Turkish and calculates nothing of', async () => {
    const { status, headers } = await admin.ask(`${ORDERS}?action=export`, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="siparisler_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv"$/,
    );
    const [titles, ...lines] = (await table(`${ORDERS}?action=export&sort_by=id&sort_order=asc`)).split(
      '\r\n',
    );
    expect(titles).toMatch(new RegExp(`^${BOM}Sipariş No;Tarih;Müşteri;E-posta;Telefon;Müşteri Türü;Durum;`));
    expect(lines[0]).toMatch(
      /^AAAAAAAA;02\.11\.2026 00:30;Işıl Çığ;isil@toprak\.example;0532 123 45 67;Kayıtlı;Onaylandı;Ödendi;0;2;1300,00;50,00;0,00;1250,00;0,00;BAHAR;;"'=HYPERLINK\(""http:\/\/evil\.example"";""tıkla""\)";[^;]*;aaaaaaaa-[-\da-f]+(;|$)/,
    );
    expect(lines[1]).toContain(`;'@SUM(1) Öz;oz@toprak.example;'+491701234567;Misafir;`);
    expect(lines[1]).toContain(`;'-2+3;"'\t=1";`);
    expect(lines[2]).toContain(`;"Şule ""Usta"" Güneş; Ay";`);
    expect(lines[2]).toContain(`;'+1;"'\r=2";`);
    expect(lines.at(-1)).toBe('');
  });

  it('gives a row for each line, with net and KDV of what was paid', async () => {
    const [titles, line, end] = (await table(`${ORDERS}?action=export_lines&status=confirmed`)).split('\r\n');
    expect(titles).toContain(
      ';Adet;Birim Fiyat (TL);Tutar (TL);İndirim (TL);Ödenen (TL);KDV Oranı (%);Net (TL);KDV (TL);',
    );
    expect(line).toMatch(
      /^AAAAAAAA;02\.11\.2026 00:30;Işıl Çığ;Onaylandı;Workshop;Çarkta ilk kâse;2031-05-17 14:00;;2;650,00;1300,00;0,00;1300,00;20;1083,33;216,67;/,
    );
    expect(end).toBe('');
  });

  it('puts into the table what the filter names', async () => {
    expect((await table(`${ORDERS}?action=export&status=pending`)).match(/\r\n/g)).toHaveLength(2);
    expect((await table(`${ORDERS}?action=export&status=shipped`)).match(/\r\n/g)).toHaveLength(1);
    expect((await table(`${ORDERS}?action=export&scope=placed`)).match(/\r\n/g)).toHaveLength(3);
  });
});

describe('admin_bookings_advanced.php', () => {
  it('lists bookings with all their fields', async () => {
    const { status, json } = await admin.ask(`${BOOKINGS}?action=list&sort_by=price&sort_order=asc`);

    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      bookings: [
        {
          id: 'ffffffff-0000-4000-8000-000000000006',
          workshop_title: 'Çarkta ilk kâse',
          date: '2031-05-17',
          time: '14:00',
          quantity: 2,
          price: 650,
          original_price: 1000,
          is_student_discount: 1,
          payment_amount: 1250,
          payment_method: 'iyzico',
          payment_id: '77',
          payment_date: '2026-11-01T21:31:00.000Z',
          currency: 'TRY',
          workshop_capacity: 8,
          total_bookings: 2,
          available_spots: 6,
        },
      ],
      pagination: { total_records: 1 },
    });
  });

  it.each([
    ['customer_phone=0532 123', 1],
    ['customer_phone=9876', 0],
    ['workshop_date_from=2031-05-17&workshop_date_to=2031-05-17', 1],
    ['workshop_date_to=2031-05-16', 0],
    ['workshop_id=dddddddd-0000-4000-8000-000000000004', 1],
    ['price_min=1250&price_max=1250', 1],
    ['price_min=1250,01', 0],
    ['payment_status=success', 1],
    ['booking_id=ffff', 1],
    ['customer_id=00000000-0000-4000-8000-000000000001', 1],
    ['customer_id=00000000-0000-4000-8000-000000000002', 0],
    ['status=confirmed&payment_status=paid&customer_name=cig', 1],
    ['date_to=2026-11-01', 0],
  ])('finds by %s', async (requested, expected) => {
    expect(await rows(`${BOOKINGS}?action=list&${encodeURI(requested)}`)).toHaveLength(expected);
  });

  it('gives the figures and the table', async () => {
    expect((await admin.ask(`${BOOKINGS}?action=stats`)).json).toMatchObject({
      statistics: {
        total_bookings: 1,
        this_month_revenue: 1250,
        workshop_count: 1,
        workshop_bookings: [
          {
            workshop_name: 'Çarkta ilk kâse',
            workshop_date: '2031-05-17',
            workshop_time: '14:00',
            booking_count: 1,
            capacity: 8,
            available_spots: 6,
          },
        ],
      },
    });
    const [, booking] = (await table(`${BOOKINGS}?action=export`)).split('\r\n');
    expect(booking).toMatch(
      /^FFFFFFFF;.*;17\.05\.2031;14:00;2;1000,00;Evet;750,00;1250,00;Onaylandı;Ödendi;02\.11\.2026 00:31;77;AAAAAAAA;.*;aaaaaaaa-[-\da-f]+;ffffffff-[-\da-f]+$/,
    );
  });

  it('changes the status and deletes', async () => {
    const id = 'ffffffff-0000-4000-8000-000000000006';
    const put = await admin.ask(`${BOOKINGS}?id=${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'completed' }),
    });
    expect([put.status, put.json]).toMatchObject([200, { success: true }]);
    expect(await rows(`${BOOKINGS}?status=completed`)).toEqual(['f']);
    expect((await admin.ask(`${BOOKINGS}?id=${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await rows(`${BOOKINGS}?action=list`)).toEqual([]);
  });
});

/** As bytes, because decoding to text would remove the byte order mark. */
async function table(path: string): Promise<string> {
  const response = await fetch(server.url + path, { headers: { cookie: cookies() } });
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

function cookies(): string {
  return [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
