import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { studioDate } from '@contract/common/dates.js';
import { paginationOf } from '@contract/admin/page.query.js';
import { emptyTexts } from '@contract/common/field-table.js';
import { COUPON_TEXTS } from '@contract/coupons/coupon-fields.js';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import './coupons-page.js';

const aCoupon = (overrides: Partial<AdminCouponView> = {}): AdminCouponView => ({
  ...emptyTexts(COUPON_TEXTS),
  id: '00000000-0000-4000-8000-000000000001',
  code: 'BAHAR26',
  name: 'Bahar indirimi',
  description: '',
  type: 'percentage',
  valueHundredths: 1_250,
  minimumKurus: 0,
  maximumDiscountKurus: null,
  usageLimit: null,
  usageCount: 3,
  heldUses: 0,
  validFrom: '2026-02-28T21:00:00.000Z',
  validUntil: '2026-05-31T20:59:59.999Z',
  applicableTo: 'all',
  isActive: true,
  status: 'expired',
  version: 4,
  createdAt: '2026-01-01T10:00:00.000Z',
  products: [],
  categories: [],
  customers: [],
  ...overrides,
});

const open = (procedures: FakeProcedures = {}, address = '/admin/kuponlar') =>
  openBackOffice(address, {
    'admin.coupons.list': () => ({
      items: [aCoupon()],
      pagination: paginationOf({}, { totalRecords: 1 }),
    }),
    'admin.coupons.view': () => aCoupon(),
    ...procedures,
  });

describe('The studio’s coupons', () => {
  it('stand in a table with their days, uses and status', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Kuponlar (1)' })).toBeVisible();
    const list = screen.getByRole('region', { name: 'Kuponlar' });
    for (const text of ['BAHAR26', '%12,5', '01.03.2026–31.05.2026', '3, sınırsız', 'Süresi Doldu']) {
      expect(within(list).getByText(text)).toBeVisible();
    }
  });

  it('are made with a generated code, and nothing is sent that the rules refuse', async () => {
    const create = jest.fn();
    const { user } = open(
      { 'admin.coupons.generateCode': () => 'KX7M2QPA', 'admin.coupons.create': create },
      '/admin/kuponlar?kupon=yeni',
    );
    await user.click(await screen.findByRole('button', { name: 'Kod Üret' }));
    expect(await screen.findByDisplayValue('KX7M2QPA')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kuponu Kaydet' }));
    expect(await screen.findByText('Kupon adı gerekli')).toBeVisible();
    expect(screen.getByText('İndirim değeri 0’dan büyük olmalıdır.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('take a code as it may be written, begin today, and put the first wrong field in focus', async () => {
    const { user } = open({}, '/admin/kuponlar?kupon=yeni');
    const code = await screen.findByLabelText('Kupon kodu');
    expect(screen.getByLabelText<HTMLInputElement>('Başlangıç').value).toBe(studioDate(new Date()));
    await user.click(screen.getByRole('button', { name: 'Kuponu Kaydet' }));
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, 'kış 2026!');
    expect(code).toHaveValue('KIS2026');
  });

  it('show the hours of those that do not hold for whole days', async () => {
    const validUntil = '2026-05-31T07:00:59.999Z';
    open(
      {
        'admin.coupons.list': () => ({
          items: [aCoupon({ validUntil })],
          pagination: paginationOf({}, { totalRecords: 1 }),
        }),
        'admin.coupons.view': () => aCoupon({ validUntil }),
      },
      '/admin/kuponlar?kupon=00000000-0000-4000-8000-000000000001',
    );
    expect(await screen.findByText('01.03.2026–31.05.2026 10:00')).toBeInTheDocument();
    expect(await screen.findByLabelText('Son gün, saat')).toHaveValue('10:00');
  });
});
