import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'orders'>;

const RULES: Read = {
  preparation: { unit: 'week', typical: 2, longest: 3 },
  offerHours: 12,
  ...{ unpaidHours: 24, reminderHour: 10, holdMinutes: 15, holdSharePercent: 50, piecesReservedOfProduct: 4 },
  ...{ seatsReservedOfSession: 6, reservedPerNetwork: 10, unpaidMinutesPerNetwork: 600 },
  ...{ piecesPerNetwork: 100, seatsPerNetwork: 40, version: 1 },
};

function open() {
  const saved: Read[] = [];
  const opened = openBackOffice('/admin/kurallar?sekme=siparis', {
    'admin.studio.orders': () => RULES,
    'admin.studio.locked': () => ({ orders: { holdMinutes: 'HOLD_MINUTES' } }),
    'admin.studio.saveOrders': (given: Read) => void saved.push(given),
  });
  const type = async (label: string | RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    // Until it is known what the environment decides, nothing can be typed.
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await opened.user.clear(field);
    await opened.user.type(field, text);
  };
  return { ...opened, saved, type };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('How orders are taken', () => {
  it('is saved with the time in the words of the site', async () => {
    const { user, saved, type } = open();
    await type('Genellikle', '3');
    await type('En çok', '5');
    await user.selectOptions(screen.getByLabelText('Birim'), 'Gün');
    expect(screen.getByText(/yaklaşık 3 gün, en çok 5 gün/)).toBeVisible();
    await user.click(save());

    expect(await screen.findByText(/Sipariş kuralları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...RULES, preparation: { unit: 'day', typical: 3, longest: 5 } }]);
  });

  it('shows what the environment decides as locked, with the name of the variable', async () => {
    open();
    const hold = await screen.findByLabelText(/Ayırma süresi/);
    await waitFor(() => expect(hold).toHaveAccessibleDescription(/HOLD_MINUTES/));
    expect(hold).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Hatırlatma saati')).not.toHaveAttribute('readonly');
  });

  it('folds away what few owners need, and unfolds it where something is wrong', async () => {
    const { user, type, saved } = open();
    const share = await screen.findByLabelText('Stokta ayrılabilecek pay (%)');
    expect(share).not.toBeVisible();
    await user.click(screen.getByText('Gelişmiş'));
    expect(share).toBeVisible();
    await type('Stokta ayrılabilecek pay (%)', '200');
    await user.click(screen.getByText('Gelişmiş'));
    expect(share).not.toBeVisible();
    await user.click(save());
    await waitFor(() => expect(share).toBeVisible());
    expect(saved).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['En çok', '1', /olağan süreden kısa olamaz/],
    ['En çok', '6', /30 günü aşamaz/],
    ['Genellikle', 'iki', /tam sayı olarak yazın/],
    ['Hatırlatma saati', '3', /7 ile 21 arasında/],
  ])('is refused with %s: %s', async (label, text, problem) => {
    const { user, saved, type } = open();
    await type(label, text);
    await user.click(save());
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
