import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { BUILT_IN_LEGAL_TEXTS } from '@contract/legal/built-in/built-in-texts.js';
import { INITIAL_POLICIES } from '@contract/workshops/policies/booking-policies.js';
import { DELIVERY_TERMS } from '@contract/legal/delivery-terms.js';
import type { LegalClause } from '@contract/legal/legal-text.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import './legal-page.js';

const { clauses } = BUILT_IN_LEGAL_TEXTS.pre_information;
const TEXT: AdminLegalText = {
  kind: 'pre_information',
  inForce: { version: 2, clauses },
  draft: null,
  draftVersion: 4,
  versions: [
    {
      version: 2,
      inForceFrom: '2026-11-20T09:00:00Z',
      createdAt: '2026-11-20T09:00:00Z',
      createdBy: 'Elif',
      state: 'in_force',
    },
    { version: 0, inForceFrom: null, createdAt: null, createdBy: null, state: 'past' },
  ],
  facts: {
    seller: {
      title: 'Çamur İşleri Ltd. Şti.',
      address: 'Hamamönü Sokağı 7, Ankara',
      phone: '0312 444 11 22',
      email: 'selam@camurisleri.example',
      tax: 'Ulus 4840847211',
      mersis: null,
      chamber: null,
      kep: null,
      etbis: null,
    },
    returns: { address: null, carrier: 'Sürat Kargo' },
    delivery: DELIVERY_TERMS,
    policies: INITIAL_POLICIES,
  },
};
const withoutMediation = clauses.filter(({ key }) => key !== 'complaints');

interface Saved {
  readonly clauses: readonly LegalClause[];
  readonly version: number;
}

function open(text: Partial<AdminLegalText> = {}, procedures: FakeProcedures = {}) {
  const saved: Saved[] = [];
  const put: unknown[] = [];
  const opened = openBackOffice('/admin/sozlesmeler', {
    'admin.legal.text': () => ({ ...TEXT, ...text }),
    'admin.legal.clauses': () => [{ ...clauses[0]!, text: 'Eskiden böyleydi.' }, ...clauses.slice(1)],
    'admin.legal.saveDraft': (given: Saved) => void saved.push(given),
    'admin.legal.putInForce': (given: unknown) => void put.push(given),
    ...procedures,
  });
  return { ...opened, saved, put };
}
const preview = () => within(screen.getByRole('region', { name: 'Önizleme' }));
const save = () => screen.getByRole('button', { name: 'Taslağı Kaydet' });
const openFirst = async (user: ReturnType<typeof open>['user']) => {
  const list = await screen.findByRole('list', { name: 'Maddeler' });
  const [first] = within(list).getAllByText('Bu form hakkında');
  await user.click(first!);
  return within(first!.closest('details')!).getByLabelText('Metin');
};

describe('The text that buyers accept', () => {
  it('is written clause by clause, and previewed with the studio’s own details as it is typed', async () => {
    const { user, saved } = open();
    const text = await openFirst(user);
    expect(save()).toBeDisabled();
    await user.clear(text);
    await user.paste('Bu form {{satici.unvan}} içindir.');
    expect(await preview().findByText('Bu form Çamur İşleri Ltd. Şti. içindir.')).toBeVisible();
    await user.selectOptions(preview().getByLabelText('Önizleme'), 'Ücretsiz sipariş');
    expect(preview().queryByText(/Bu form Çamur İşleri/)).toBeNull();
    await user.click(save());

    expect(await screen.findByText(/Taslak kaydedildi/)).toBeVisible();
    // The clause stays open for whoever writes on.
    expect(screen.getByLabelText('Metin')).toHaveValue('Bu form {{satici.unvan}} içindir.');
    expect(saved[0]).toMatchObject({ version: 4 });
    expect(saved[0]?.clauses[0]?.text).toBe('Bu form {{satici.unvan}} içindir.');
  });

  it('is refused with a fact that does not exist', async () => {
    const { user, saved } = open();
    const text = await openFirst(user);
    await user.click(text);
    await user.paste(' {{satici.unvn}}');
    await user.click(save());

    expect(await screen.findByText('{{satici.unvn}} diye bir değişken yok.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('names what the law demands and it lacks, and takes the words that are offered', async () => {
    const { user, saved } = open({ draft: { clauses: withoutMediation, updatedAt: '2026-11-21T10:00:00Z' } });
    expect(await screen.findByText('Eksik: Dava öncesi zorunlu arabuluculuk')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Metne ekle: Dava öncesi zorunlu arabuluculuk', hidden: true }),
    );
    await waitFor(() => expect(screen.queryByText('Eksik: Dava öncesi zorunlu arabuluculuk')).toBeNull());
    await user.click(save());
    await waitFor(() =>
      expect(saved[0]?.clauses.at(-1)?.text).toContain('arabulucuya başvurulması zorunludur'),
    );
  });

  it('is taken back after a question while it waits for its day', async () => {
    const toCome = {
      version: 3,
      inForceFrom: '2099-04-30T21:00:00Z',
      createdAt: '2026-11-21T10:00:00Z',
      createdBy: 'Elif',
    };
    const [taken, states] = [[] as unknown[], ['to_come', 'cancelled'] as const];
    const { user } = open(
      {},
      {
        'admin.legal.text': (): AdminLegalText => ({
          ...TEXT,
          versions: [{ ...toCome, state: states[taken.length] ?? 'past' }, ...TEXT.versions],
        }),
        'admin.legal.cancelVersion': (given: unknown) => void taken.push(given),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Geri al: 3. sürüm' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/01\.05\.2099/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Geri Al' }));

    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(taken).toEqual([{ kind: 'pre_information', version: 3 }]);
    expect(screen.queryByRole('button', { name: 'Geri al: 3. sürüm' })).toBeNull();
  });

  it('is put in force on a day, after a question about what is missing', async () => {
    const { user, put } = open({ draft: { clauses: withoutMediation, updatedAt: '2026-11-21T10:00:00Z' } });
    await user.click(await screen.findByRole('button', { name: 'Yürürlüğe Al' }));
    const dialog = within(await screen.findByRole('dialog'));
    const go = dialog.getByRole('button', { name: 'Yürürlüğe Al' });
    expect(go).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.type(dialog.getByLabelText(/Yürürlük günü/), '2099-01-01');
    await user.click(go);

    await waitFor(() =>
      expect(put).toEqual([
        { kind: 'pre_information', version: 4, acceptsMissing: true, from: '2099-01-01' },
      ]),
    );
  });

  it('is compared with an older version, which can become the draft', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('button', { name: 'Karşılaştır: Hazır metin' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Eskiden/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bu Sürümden Taslak Yap' }));
    await user.click(save());

    await waitFor(() => expect(saved[0]?.clauses[0]?.text).toBe('Eskiden böyleydi.'));
  });

  it('is replaced by a lawyer’s whole text', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('button', { name: 'Metnin Tamamını Yapıştır' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(
      dialog.getByLabelText('Metin'),
      '# Bir{Enter}Birinci madde.{Enter}# İki{Enter}İkinci madde.',
    );
    await user.click(dialog.getByRole('button', { name: 'Maddelerin Yerine Koy' }));
    await user.click(save());

    await waitFor(() =>
      expect(saved[0]?.clauses).toEqual([
        { key: 'own_1', heading: 'Bir', when: 'always', text: 'Birinci madde.' },
        { key: 'own_2', heading: 'İki', when: 'always', text: 'İkinci madde.' },
      ]),
    );
  });

  it('asks which draft counts when somebody else saved one meanwhile', async () => {
    const theirs = [{ ...clauses[0]!, text: 'Başkasının maddesi.' }, ...clauses.slice(1)];
    let isOthers = false;
    const { user } = open(
      {},
      {
        'admin.legal.text': () =>
          isOthers
            ? { ...TEXT, draftVersion: 5, draft: { clauses: theirs, updatedAt: '2026-11-21T10:00:00Z' } }
            : TEXT,
        'admin.legal.saveDraft': () => {
          isOthers = true;
          throw new AppError('changed_meanwhile');
        },
      },
    );
    const text = await openFirst(user);
    await user.clear(text);
    await user.paste('Benim maddem.');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Başkasının maddesi/)).toBeVisible();
    expect(dialog.getByText(/Benim maddem/)).toBeVisible();
  });
});
