import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { addDays, studioDate } from '@contract/common/dates.js';
import { AppError } from '@contract/app-error.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'vat'>;
const TOMORROW = addDays(studioDate(new Date()), 1);
const READ: Read = {
  rates: [{ id: 'genel', name: 'Genel oran', percents: [{ percent: 20, from: '2023-07-10' }] }],
  productRateId: 'genel',
  workshopRateId: 'genel',
  shippingRateId: 'genel',
  version: 0,
};

function open(procedures: FakeProcedures = {}) {
  const saved: Read[] = [];
  const opened = openBackOffice('/admin/kurallar?sekme=kdv', {
    'admin.studio.vat': () => READ,
    'admin.studio.saveVat': (given: Read) => void saved.push(given),
    ...procedures,
  });
  return { ...opened, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('The rates of KDV', () => {
  it('change from a day on, and what has held stays', async () => {
    const { user, saved } = open();
    expect(await screen.findByText('10.07.2023 gününden beri %20')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1. oranı kaldır' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Oran Değişecek' }));
    await user.type(screen.getByLabelText('Oran (%)'), '22');
    fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: TOMORROW } });
    await user.click(save());
    expect(await screen.findByText(/KDV oranları kaydedildi/)).toBeVisible();
    expect(saved[0]?.rates[0]?.percents).toEqual([
      { percent: 20, from: '2023-07-10' },
      { percent: 22, from: TOMORROW },
    ]);
  });

  it('may be several, one of which holds for workshops', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('button', { name: 'KDV Oranı Ekle' }));
    await user.type(screen.getAllByLabelText('Oranın adı').at(-1) ?? document.body, 'İndirimli');
    await user.type(screen.getByLabelText('Oran (%)'), '10');
    await user.selectOptions(screen.getByLabelText('Workshoplar'), 'İndirimli');
    await user.click(save());
    expect(await screen.findByText(/KDV oranları kaydedildi/)).toBeVisible();
    expect(saved[0]).toMatchObject({ productRateId: 'genel', workshopRateId: saved[0]?.rates[1]?.id });
  });

  it('are refused above 100, and with the words of the server for a day in the past', async () => {
    const problem = 'Genel oran: 01.01.2020 geçmişte kaldı.';
    const { user } = open({
      'admin.studio.saveVat': () => {
        throw new AppError('studio_change_refused', { problem });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Oran Değişecek' }));
    await user.type(screen.getByLabelText('Oran (%)'), '101');
    fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: TOMORROW } });
    await user.click(save());
    expect((await screen.findAllByText(/0 ile 100 arasında/)).length).toBeGreaterThan(0);

    await user.clear(screen.getByLabelText('Oran (%)'));
    await user.type(screen.getByLabelText('Oran (%)'), '10');
    await user.click(save());
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
  });
});
