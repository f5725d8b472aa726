import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { ALL_FEATURES } from '@contract/studio/features.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'features'>;

function open(read: Partial<Read> = {}, procedures: FakeProcedures = {}) {
  const saved: Read[] = [];
  const opened = openBackOffice('/admin/kurallar', {
    'admin.studio.features': () => ({ ...ALL_FEATURES, version: 2, ...read }),
    'admin.studio.saveFeatures': (given: Read) => void saved.push(given),
    ...procedures,
  });
  return { ...opened, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const question = async () => within(await screen.findByRole('alertdialog'));

describe('What the studio uses of the shop', () => {
  it('is switched off after a question that says what disappears', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('switch', { name: 'Blog' }));
    await user.click(save());
    const dialog = await question();
    expect(dialog.getByText(/İçeriği silinmez/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kapat ve Kaydet' }));
    expect(await screen.findByText(/Bölümler kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...ALL_FEATURES, blog: false, version: 2 }]);
  });

  it('stays as it is when the question is answered with no', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('switch', { name: 'Bülten' }));
    await user.click(save());
    await user.click((await question()).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saved).toEqual([]);
    expect(screen.getByRole('switch', { name: 'Bülten' })).not.toBeChecked();
  });

  it('is switched on without a question', async () => {
    const { user, saved } = open({ blog: false });
    await user.click(await screen.findByRole('switch', { name: 'Blog' }));
    await user.click(save());
    await waitFor(() => expect(saved).toMatchObject([{ blog: true }]));
  });

  it('leaves something to sell', async () => {
    const { user, saved } = open({ workshops: false });
    await user.click(await screen.findByRole('switch', { name: 'Ürün satışı' }));
    await user.click(save());
    await user.click((await question()).getByRole('button', { name: 'Kapat ve Kaydet' }));
    expect((await screen.findAllByText(/en az biri açık kalmalıdır/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('shows what somebody else saved meanwhile, and asks which one counts', async () => {
    let isOthers = false;
    const { user } = open(
      {},
      {
        'admin.studio.features': () => ({
          ...ALL_FEATURES,
          newsletter: !isOthers,
          version: isOthers ? 3 : 2,
        }),
        'admin.studio.saveFeatures': () => {
          isOthers = true;
          throw new AppError('changed_meanwhile');
        },
      },
    );
    await user.click(await screen.findByRole('switch', { name: 'Blog' }));
    await user.click(save());
    await user.click((await question()).getByRole('button', { name: 'Kapat ve Kaydet' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Blog')).toBeVisible();
  });
});
