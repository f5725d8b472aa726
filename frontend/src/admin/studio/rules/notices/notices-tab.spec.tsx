import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'notices'>;

const READ: Read = {
  ...{ usual: ['atolye@toprak.test'], orders: [], bookings: [], bulkOrders: [] },
  ...{ informationRequests: [], stock: [], system: [], version: 1 },
};

function open() {
  const saved: Read[] = [];
  const { user } = openBackOffice('/admin/kurallar?sekme=bildirimler', {
    'admin.studio.notices': () => READ,
    'admin.studio.saveNotices': (given: Read) => void saved.push(given),
  });
  return { user, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('Where the studio is told', () => {
  it('is saved with an address on each line', async () => {
    const { user, saved } = open();
    await user.type(
      await screen.findByLabelText(/Siparişler ve iadeler/),
      'elif@toprak.test{Enter}kargo@toprak.test',
    );
    await user.click(save());
    expect(await screen.findByText(/Bildirim adresleri kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...READ, orders: ['elif@toprak.test', 'kargo@toprak.test'] }]);
  });

  it.each<[string, string, RegExp]>([
    ['Genel', '', /En az bir adres yazın/],
    ['Genel', 'atolye', /geçersiz/],
    ['Genel', 'a@toprak.test{Enter}A@toprak.test', /iki kez yazılmış/],
  ])('is refused with %s: %s', async (label, text, problem) => {
    const { user, saved } = open();
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.click(save());
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
