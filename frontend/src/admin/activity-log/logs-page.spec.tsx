import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminLogsQuery } from '@contract/activity-log/admin-logs.query.js';
import type { LogRow } from '@contract/activity-log/admin-logs.views.js';
import type { LogRetentionDto } from '@contract/activity-log/log-retention.dto.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const aRow = (overrides: Partial<LogRow>): LogRow => ({
  id: '7',
  type: 'order_created',
  username: 'ayse@example.com',
  userId: null,
  address: '203.0.113.7',
  event: 'order_paid',
  label: 'A4F2C81D',
  recordKind: 'order',
  recordId: 'a4f2c81d-0000-4000-8000-000000000001',
  createdAt: '2026-11-21T08:42:00.000Z',
  ...overrides,
});
const system = aRow({
  ...{ id: '6', type: 'system_error', event: 'unexpected_failure', label: 'Bir hata' },
  ...{ username: null, address: null },
});

function theLog(details = '{"event":"order_paid","totalKurus":100}', newest = '7') {
  return {
    'admin.logs.list': ({ type, page = 1, perPage = 50 }: AdminLogsQuery) => {
      const items = [aRow({}), system].filter((row) => type === undefined || row.type === type);
      const totalRecords = items.length;
      return {
        items,
        pagination: {
          ...{
            page,
            perPage,
            totalRecords,
            isExact: true,
            totalPages: 1,
            hasNext: false,
            hasPrevious: false,
          },
        },
      };
    },
    'admin.logs.entry': () => ({ ...aRow({}), userAgent: 'Firefox', details }),
    'admin.logs.newest': () => newest,
  };
}

describe('the system logs', () => {
  it('tell who did what, and of what nobody did that it was the system', async () => {
    openBackOffice(adminPaths.logs, theLog());
    await screen.findByText('A4F2C81D');
    expect(screen.getAllByText('21.11.2026 11:42:00')).not.toHaveLength(0);
    const table = screen.getByRole('table', { name: 'Sistem logları' });
    const rows = within(table).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Yeni siparişayse@example.com203.0.113.7Sipariş ödendiA4F2C81D');
    expect(rows[2]).toHaveTextContent('Sistem hatasısystem–Beklenmeyen hataBir hata');
    expect(screen.queryByText('Yeni kayıtlar var.')).toBeNull();
  });

  it('show no count of before while others are read', async () => {
    const log = theLog();
    const { user } = openBackOffice(adminPaths.logs, {
      ...log,
      'admin.logs.list': (query: AdminLogsQuery) =>
        query.type === undefined ? log['admin.logs.list'](query) : new Promise(() => undefined),
    });
    expect(await screen.findByText(/^Toplam 2 kayıt/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Olay türü'), 'Sistem hatası');
    await user.click(screen.getByRole('button', { name: 'Filtreleri Uygula' }));
    expect(await screen.findByText('Loglar yükleniyor')).toBeVisible();
    expect(screen.queryByText(/^Toplam 2 kayıt/)).toBeNull();
  });

  it('open an entry with its details laid out and the way to its record', async () => {
    const { user } = openBackOffice(adminPaths.logs, theLog());
    await user.click(await screen.findByRole('button', { name: 'Ayrıntı: ayse@example.com, 7' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log Ayrıntısı' });
    expect((await within(dialog).findByRole('region', { name: 'Ayrıntılar' })).textContent).toBe(
      '{\n  "event": "order_paid",\n  "totalKurus": 100\n}',
    );
    expect(within(dialog).getByRole('link', { name: 'Siparişi Açın' })).toHaveAttribute(
      'href',
      adminPaths.order('a4f2c81d-0000-4000-8000-000000000001'),
    );
  });

  it('link the change of a session to the workshop', async () => {
    const session = aRow({ recordKind: 'workshop_session', recordId: '31' });
    openBackOffice(`${adminPaths.logs}?kayit=7`, {
      ...theLog(),
      'admin.logs.entry': () => ({ ...session, userAgent: null, details: '{}' }),
    });
    expect(await screen.findByRole('link', { name: 'Workshopu Açın' })).toHaveAttribute(
      'href',
      `${adminPaths.workshops}?workshop=31`,
    );
  });

  it('tell what changed in words, field by field', async () => {
    const changed = {
      before: { priceKurus: 125000, isActive: true },
      after: { priceKurus: 130050, isActive: false },
    };
    openBackOffice(`${adminPaths.logs}?kayit=7`, theLog(JSON.stringify(changed)));
    const rows = within(await screen.findByRole('table', { name: 'Ne değişti?' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AlanÖnceSonra',
      'Fiyat1.250,00\u00a0TL1.300,50\u00a0TL',
      'EtkinEvetHayır',
    ]);
  });

  it('name fields and values as the record’s own screen does, and leave ids to the technical details', async () => {
    const copied = {
      before: {},
      after: { date: '2026-12-14', studentPriceKurus: 80000, program: null, copiedFrom: aRow({}).recordId },
    };
    const asked = {
      before: { status: 'preparing' },
      after: { status: 'shipped', cargoCompany: 'MNG Kargo' },
    };
    const rowsOf = async (recordKind: LogRow['recordKind'], details: object) => {
      const entry = { ...aRow({ recordKind }), userAgent: null, details: JSON.stringify(details) };
      const { unmount } = openBackOffice(`${adminPaths.logs}?kayit=7`, {
        ...theLog(),
        'admin.logs.entry': () => entry,
      });
      const table = await screen.findByRole('table', { name: 'Ne değişti?' });
      const [, ...rows] = within(table).getAllByRole('row');
      const texts = rows.map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    expect(await rowsOf('workshop_session', copied)).toEqual([
      'Tarih–14.12.2026',
      'Öğrenci fiyatı–800,00\u00a0TL',
    ]);
    expect(await rowsOf('order', asked)).toEqual([
      'DurumHazırlanıyorKargoya Verildi / Teslime Hazır',
      'Kargo şirketi–MNG Kargo',
    ]);
  });

  it('show details that are no JSON as they came', async () => {
    openBackOffice(`${adminPaths.logs}?kayit=7`, theLog('eski kayıt {'));
    expect((await screen.findByRole('region', { name: 'Ayrıntılar' })).textContent).toBe('eski kayıt {');
  });

  it('say when nothing was found and take the filters away', async () => {
    const { user, router } = openBackOffice(`${adminPaths.logs}?type=email_sent`, theLog());
    await screen.findByRole('heading', { name: 'Henüz log bulunamadı' });
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await screen.findByRole('table', { name: 'Sistem logları' });
    expect(router.state.location.search).toBe('');
  });

  it('say that there is something newer, and move no row', async () => {
    openBackOffice(adminPaths.logs, theLog('{}', '9'));
    expect(await screen.findByText('Yeni kayıtlar var.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yeni Kayıtları Göster' })).toBeVisible();
  });

  it('say in place of the table that the server was not reached, and why', async () => {
    openBackOffice(adminPaths.logs, {
      ...theLog(),
      'admin.logs.list': () => {
        throw new Error('kapı kapalı');
      },
    });
    await screen.findByRole('heading', {
      name: 'Loglar yüklenirken bağlantı hatası: kapı kapalı',
    });
  });

  it('keep as long as was set, and put another’s days beside what was typed', async () => {
    let kept: LogRetentionDto = { signIns: 365, security: 365, changes: 365, technical: 90, version: 2 };
    const { user } = openBackOffice(`${adminPaths.logs}?saklama=acik`, {
      ...theLog(),
      'admin.logs.retention': () => kept,
      'admin.logs.setRetention': (wanted: LogRetentionDto) => {
        if (wanted.version !== kept.version) throw new AppError('changed_meanwhile');
        kept = Object.assign({}, wanted, { version: wanted.version + 1 });
        return kept;
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Saklama Süreleri' });
    const technical = await within(dialog).findByLabelText('E-postalar ve sistem hataları');
    await user.clear(technical);
    await user.type(technical, '6');
    await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    expect(within(dialog).getByText('Saklama süresi 7 ile 730 gün arasında olmalıdır.')).toBeVisible();

    await user.type(technical, '0');
    kept = Object.assign({}, kept, { technical: 30, signIns: 100, version: 3 });
    await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(conflict).toHaveTextContent(/60 gün.*30 gün/);
    expect(conflict).not.toHaveTextContent('365 gün');
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('Saklama süreleri kaydedildi.')).toBeInTheDocument();
    expect(kept).toEqual({ signIns: 100, security: 365, changes: 365, technical: 60, version: 4 });
  });
});
