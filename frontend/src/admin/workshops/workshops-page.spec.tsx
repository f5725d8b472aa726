import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { emptyTexts } from '@contract/common/field-table.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import type {
  AdminSessionRow,
  SessionGuest,
  SessionGuests,
} from '@contract/workshops/admin-sessions.views.js';
import type { SeatBlock } from '@contract/workshops/seat-block.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../testing/open-workshops.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';
const DAY = '/admin/workshoplar?ay=2037-12&gun=2037-12-12';

const aRow = (given: Partial<AdminSessionRow> = {}): AdminSessionRow => ({
  ...emptyTexts(SESSION_TEXTS),
  id: ID,
  version: 3,
  title: 'Çarkta ilk kâse',
  description: 'Merkezleme, açma.',
  isForChildren: false,
  date: '2037-12-12',
  startTime: '10:00',
  endTime: '13:00',
  priceKurus: 100_000,
  studentPriceKurus: null,
  capacity: 8,
  program: 1,
  bookedSeats: 6,
  heldSeats: 0,
  activeBookings: 0,
  activeSeats: 0,
  activePaidKurus: 0,
  seatsTakenElsewhere: 0,
  ...{ seatsKept: 0, overbookedSeats: 0, openMoveAnswers: 0 },
  cancellation: null,
  ...given,
});

const GUEST: SessionGuest = {
  ...{ bookingId: ID, shortId: '7C1E04B9', name: 'Ayşe', surname: 'Demir' },
  ...{ email: 'ayse@toprak.test', phone: '+905321234567' },
  ...{
    seats: 2,
    listedSeats: 0,
    namedGuests: [],
    isStudent: false,
    notes: '',
    totalKurus: 200_000,
    paidKurus: 200_000,
  },
  ...{ status: 'confirmed', paymentStatus: 'paid' },
};

const BLOCK: SeatBlock = {
  ...{ id: ID, version: 1, kind: 'elsewhere', seats: 6, name: 'Can', phone: '+905321234567' },
  ...{ note: 'Instagram', createdBy: 'admin@toprak.test' },
};

interface Written {
  readonly procedure: string;
  readonly input: unknown;
}

function openDay(rows: readonly AdminSessionRow[], address = DAY, more = {}) {
  const written: Written[] = [];
  const write = (procedure: string) => (input: unknown) => {
    written.push({ procedure, input });
    return rows[0];
  };
  const opened = openBackOffice(address, {
    'admin.workshops.month': () => rows,
    'content.workshopsPage': () => aWorkshopsPage(),
    'admin.workshops.view': () => rows[0],
    'admin.workshops.create': write('create'),
    'admin.workshops.update': write('update'),
    'admin.workshops.remove': write('remove'),
    'admin.workshops.restore': write('restore'),
    ...more,
  });
  return { ...opened, written };
}

describe('The workshop calendar of the studio', () => {
  it('marks a day with more people than seats in words', async () => {
    openDay([aRow({ bookedSeats: 10, overbookedSeats: 2 })]);
    const mark = await screen.findByText('2 fazla');
    expect(mark).toBeVisible();
    expect(mark.closest('button')).toHaveAccessibleName('12 Aralık Cumartesi, 1 seans, dolu, 2 kişi fazla');
  });

  it('warns that a new session’s hour is taken', async () => {
    const { user } = openDay([aRow()], DAY, {
      'admin.workshops.clashes': () => [{ id: ID, title: 'Çarkta ilk kâse', hours: '10:00–13:00' }],
    });
    await user.type(await screen.findByLabelText('Başlangıç'), '11:00');
    await user.type(screen.getByLabelText('Bitiş'), '12:00');
    expect(await screen.findByText('Aynı saatte: Çarkta ilk kâse, 10:00–13:00')).toBeVisible();
  });

  it('does not warn about the workshop that was just added', async () => {
    const added: unknown[] = [];
    const { user } = openDay([], DAY, {
      'admin.workshops.create': (input: unknown) => added.push(input),
      'admin.workshops.clashes': () =>
        added.length === 0 ? [] : [{ id: ID, title: 'Cam boyama', hours: '10:00–13:00' }],
    });
    const form = await screen.findByRole('region', { name: 'Yeni Workshop' });
    await user.type(within(form).getByLabelText('Başlık'), 'Cam boyama');
    await user.type(within(form).getByLabelText('Fiyat (TL)'), '1.250');
    await user.click(within(form).getByRole('button', { name: 'Workshop Ekle' }));
    expect(await screen.findByText('Workshop başarıyla eklendi.')).toBeVisible();
    expect(screen.queryByText(/^Aynı saatte/)).toBeNull();

    await user.type(within(form).getByLabelText('Başlık'), 'Linol baskı');
    expect(await screen.findByText('Aynı saatte: Cam boyama, 10:00–13:00')).toBeVisible();
  });

  it('adds a workshop on the chosen day, and only then', async () => {
    const { user, router, written } = openDay([], '/admin/workshoplar?ay=2037-12');
    const form = await screen.findByRole('region', { name: 'Yeni Workshop' });
    const save = within(form).getByRole('button', { name: 'Workshop Ekle' });
    expect(save).toBeDisabled();
    expect(within(form).getByText('Lütfen bir tarih seçin.')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: /^12 Aralık Cumartesi/ }));
    expect(router.state.location.search).toContain('gun=2037-12-12');
    await user.click(save);
    expect(await within(form).findByText('Başlık gereklidir.')).toBeVisible();
    await user.type(within(form).getByLabelText('Başlık'), '  Cam boyama  ');
    await user.type(within(form).getByLabelText('Fiyat (TL)'), '1.250,50');
    await user.selectOptions(within(form).getByLabelText('Kimler için'), 'Çocuk atölyesi');
    await user.click(save);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.input).toEqual({
      date: '2037-12-12',
      title: 'Cam boyama',
      description: '',
      startTime: '10:00',
      endTime: '13:00',
      priceKurus: 125_050,
      studentPriceKurus: null,
      capacity: 8,
      isForChildren: true,
      program: null,
      vatRateId: null,
    });
    expect(await screen.findByText('Workshop başarıyla eklendi.')).toBeVisible();
  });

  it('leads a link that names a workshop to its day, and shows there what it is about', async () => {
    const { router } = openDay([aRow()], `/admin/workshoplar?workshop=${ID}`);
    const day = await screen.findByRole('region', { name: '12 Aralık Cumartesi workshopları' });
    expect(await within(day).findByText('Merkezleme, açma.')).toBeVisible();
    expect(router.state.location.search).toContain('ay=2037-12&gun=2037-12-12');
  });

  it('says of a workshop that is gone that it is, and offers a new one', async () => {
    openDay([], `${DAY}&workshop=${ID}`, {
      'admin.workshops.view': () => {
        throw new AppError('workshop_not_found');
      },
    });
    expect(await screen.findByText(/artık takvimde değil/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Yeni Workshop' })).toBeVisible();
  });

  it('says how many guests hear of a new time before it is saved', async () => {
    const { user, written } = openDay([aRow({ activeBookings: 2, activeSeats: 5 })], `${DAY}&workshop=${ID}`);
    const form = await screen.findByRole('region', { name: 'Workshop Düzenle' });
    const end = within(form).getByLabelText('Bitiş');
    await user.clear(end);
    await user.type(end, '14:00');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('2 rezervasyon (5 kişi)');
    await user.click(within(question).getByRole('button', { name: 'Taşı ve Haber Ver' }));
    await waitFor(() =>
      expect(written).toMatchObject([{ procedure: 'update', input: { endTime: '14:00', version: 3 } }]),
    );
  });

  it('refuses a capacity below the taken seats before it asks about a move', async () => {
    const { user, written } = openDay([aRow({ activeBookings: 2, heldSeats: 1 })], `${DAY}&workshop=${ID}`);
    const form = within(await screen.findByRole('region', { name: 'Workshop Düzenle' }));
    const [capacity, end] = [form.getByLabelText('Kapasite'), form.getByLabelText('Bitiş')];
    await user.clear(capacity);
    await user.type(capacity, '6');
    await user.clear(end);
    await user.type(end, '14:00');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(capacity).toHaveAccessibleDescription(
      'Kapasite dolu yerlerin altına inemez: 6 yer dolu, 1 yer ödeme aşamasında.',
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(written).toEqual([]);
  });

  it('names the program cards as visitors know them', async () => {
    openDay([aRow()], `${DAY}&workshop=${ID}`);
    const [first] = aWorkshopsPage().programs.cards;
    const card = await screen.findByLabelText('Program kartı');
    expect(await within(card).findByRole('option', { name: `1. ${first?.title}` })).toBeVisible();
    expect(card).toHaveDisplayValue(`1. ${first?.title}`);
  });

  it('tells seats that are taken elsewhere from seats that nobody has booked', async () => {
    const aSession = (given: Partial<SessionGuests>): SessionGuests => ({
      ...{
        sessionId: ID,
        title: 'Çarkta ilk kâse',
        isForChildren: false,
        date: '2037-12-12',
        startTime: '10:00',
        endTime: '13:00',
      },
      ...{ capacity: 8, bookedSeats: 0, overbookedSeats: 0, guests: [], blocks: [] },
      ...given,
    });
    openDay([aRow()], `${DAY}&misafirler=2037-12-12`, {
      'admin.workshops.guests': () => [
        aSession({ title: 'Elden dolu', bookedSeats: 6, blocks: [BLOCK] }),
        aSession({ sessionId: 'bos', title: 'Bomboş' }),
        aSession({ sessionId: 'dolu', title: 'Çark', guests: [GUEST] }),
      ],
    });
    const listOf = async (title: RegExp) =>
      (await screen.findByRole('heading', { name: title })).parentElement;
    expect(await listOf(/Elden dolu/)).toHaveTextContent('Panel dışından dolu: Can, 0532 123 45 67, 6 yer');
    expect(await listOf(/Elden dolu/)).not.toHaveTextContent('Henüz rezervasyon yok.');
    expect(await listOf(/Bomboş/)).toHaveTextContent('Henüz rezervasyon yok.');
    const table = within(screen.getByRole('table', { name: 'Çark, 10:00–13:00' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Geldi',
      'Misafir',
      'Telefon',
      'Kişi',
      'Durum',
    ]);
    expect(table.getByRole('link', { name: '0532 123 45 67' })).toBeVisible();
  });

  it('shows both versions in a conflict, and overwrites the other only when told to', async () => {
    const inputs: { version: number; title: string }[] = [];
    const { user } = openDay([aRow()], `${DAY}&workshop=${ID}`, {
      'admin.workshops.view': () =>
        inputs.length === 0 ? aRow() : aRow({ version: 4, title: 'Onların başlığı' }),
      'admin.workshops.update': (input: { version: number; title: string }) => {
        inputs.push(input);
        if (input.version === 3) throw new AppError('changed_meanwhile');
        return aRow();
      },
    });
    const form = await screen.findByRole('region', { name: 'Workshop Düzenle' });
    await user.clear(within(form).getByLabelText('Başlık'));
    await user.type(within(form).getByLabelText('Başlık'), 'Benim başlığım');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    const conflict = await screen.findByRole('dialog');
    expect(conflict).toHaveTextContent('Onların başlığı');
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[1]).toMatchObject({ version: 4, title: 'Benim başlığım' });
  });

  it('keeps the first admin’s changes to fields that the second did not touch', async () => {
    const inputs: { version: number }[] = [];
    const { user } = openDay([aRow()], `${DAY}&workshop=${ID}`, {
      'admin.workshops.view': () =>
        inputs.length === 0 ? aRow() : aRow({ version: 4, capacity: 14, priceKurus: 150000 }),
      'admin.workshops.update': (input: { version: number }) => {
        inputs.push(input);
        if (input.version === 3) throw new AppError('changed_meanwhile');
        return aRow();
      },
    });
    const form = await screen.findByRole('region', { name: 'Workshop Düzenle' });
    const price = within(form).getByLabelText('Fiyat (TL)');
    await user.clear(price);
    await user.type(price, '1.300,00');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    const conflict = await screen.findByRole('dialog');
    expect(conflict).toHaveTextContent(/Fiyat.*1\.300,00.*1\.500,00/);
    expect(conflict).not.toHaveTextContent('Kapasite');
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[1]).toMatchObject({ version: 4, capacity: 14, priceKurus: 130000 });
  });

  it('deletes at once, and brings back what was deleted by mistake', async () => {
    const { user, written } = openDay([aRow()]);
    await user.click(await screen.findByRole('button', { name: 'Sil: Çarkta ilk kâse, 10:00' }));
    expect(await screen.findByText('Workshop başarıyla silindi.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    await waitFor(() => expect(written.map(({ procedure }) => procedure)).toEqual(['remove', 'restore']));
  });

  it('offers to delete instead of calling off where only strangers to the panel are expected', async () => {
    const { user, written } = openDay([aRow({ seatsTakenElsewhere: 4 })], DAY, {
      'admin.callOffs.preview': () => ({
        ...{ guests: [], refunds: [], dates: [], heldSeats: 0, seatsTakenElsewhere: 4 },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'İptal Et: Çarkta ilk kâse, 10:00' }));
    const dialog = await screen.findByRole('dialog', { name: /Workshopu iptal edin · 1/ });
    expect(dialog).toHaveTextContent('4 kişi panel dışından yazıldı');
    await user.click(within(dialog).getByRole('button', { name: 'Takvimden Sil' }));
    await waitFor(() => expect(written).toMatchObject([{ procedure: 'remove', input: { version: 3 } }]));
  });

  it('says who has not answered to a new day, and lets the studio note the answer of a caller', async () => {
    const guest = {
      ...{ bookingId: ID, shortId: '7C1E04B9', name: 'Ayşe Demir', phone: '+905321234567', seats: 2 },
      ...{ toldBy: 'email', chooseUntil: '2037-12-12T07:00:00.000Z', outcome: null, movedTo: null },
      ...{ decidedBy: null, isRefundInDoubt: false },
    };
    const chosen: unknown[] = [];
    const { user } = openDay([aRow({ openMoveAnswers: 1 })], DAY, {
      'admin.callOffs.moveAnswers': () => ({ guests: [guest], dates: [] }),
      'admin.callOffs.chooseForGuest': (input: unknown) => void chosen.push(input),
    });
    expect(await screen.findByText('1 rezervasyon yeni güne yanıt vermedi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yanıtlar: Çarkta ilk kâse, 10:00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni güne yanıtlar' }));
    const choice = await dialog.findByRole('combobox', { name: 'Ayşe Demir ne seçti?' });
    await user.selectOptions(choice, 'Yeni gün uyuyor');
    await waitFor(() => expect(chosen).toMatchObject([{ bookingId: ID, choice: 'agree', sessionId: null }]));
  });

  it('names what changes something in words', async () => {
    openDay([aRow({ bookedSeats: 2 })]);
    for (const word of ['Misafirler', 'Misafirlere Yaz', 'Kopyala', 'Düzenle', 'Sil']) {
      expect(
        await screen.findByRole('button', { name: `${word}: Çarkta ilk kâse, 10:00` }),
      ).toHaveTextContent(word);
    }
  });

  it('leads to the first of the copies, and asks nothing more', async () => {
    const copied: unknown[] = [];
    const { user, router } = openDay([aRow()], `${DAY}&kopya=${ID}`, {
      'admin.workshops.copyPreview': () => [],
      'admin.workshops.copy': (input: unknown) => {
        copied.push(input);
        return [];
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Workshopu kopyala' }));
    expect(dialog.getByLabelText('Her cumartesi, şu tarihe kadar')).toBeVisible();
    await user.type(dialog.getByLabelText('Tarih'), '2024-12-14');
    expect(dialog.getByText('Geçmiş bir tarihe workshop eklenemez.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Tarihi Ekle' })).toBeDisabled();
    await user.clear(dialog.getByLabelText('Tarih'));
    await user.type(dialog.getByLabelText('Tarih'), '2037-12-19');
    await user.click(dialog.getByRole('button', { name: 'Tarihi Ekle' }));
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toContain('gun=2037-12-19');
    expect(router.state.location.search).not.toContain('kopya');
    expect(copied).toEqual([{ sessionId: ID, dates: ['2037-12-19'] }]);
  });

  it('copies a week as its preview was chosen, and takes the copies back', async () => {
    const sent: Written[] = [];
    const send = (procedure: string, answer: unknown) => (input: unknown) => {
      sent.push({ procedure, input });
      return answer;
    };
    const planned = (date: string, more = {}) => ({
      ...{ sessionId: ID, title: 'Çark', date, hours: '10:00–13:00' },
      ...{ isPast: false, closed: null, clashes: [], ...more },
    });
    const { user, router } = openDay([aRow()], DAY, {
      'admin.workshops.copyWeekPreview': () => [
        planned('2037-12-19'),
        planned('2037-12-20', { clashes: [{ id: ID, title: 'Cam', hours: '12:00–14:00' }] }),
        planned('2037-12-18', { closed: { from: '2037-12-18', to: '2037-12-18', reason: 'Bayram' } }),
        planned('2037-12-17', { isPast: true }),
      ],
      'admin.workshops.copyWeek': send('copyWeek', [{ sessionId: ID, version: 1 }]),
      'admin.workshops.removeCopies': send('removeCopies', undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Haftayı Kopyala' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Haftayı kopyala' }));
    expect(dialog.getByLabelText('Hedef hafta')).toHaveValue('2037-12-14');
    await user.click(dialog.getByRole('button', { name: 'Haftayı Ekle' }));
    expect(dialog.getByLabelText('Hedef hafta')).toHaveValue('2037-12-21');
    expect(await dialog.findByRole('checkbox', { name: /^19\.12\.2037/ })).toBeChecked();
    const clashing = dialog.getByRole('checkbox', { name: /^20\.12\.2037/ });
    expect(clashing).not.toBeChecked();
    expect(clashing).toHaveAccessibleDescription('Aynı saatte: Cam, 12:00–14:00');
    expect(dialog.getByRole('checkbox', { name: /^18\.12\.2037/ })).toHaveAccessibleDescription(
      'O gün kapalısınız: Bayram.',
    );
    expect(dialog.getByRole('checkbox', { name: /^17\.12\.2037/ })).toBeDisabled();
    await user.click(clashing);
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '2 Workshopu Kopyala' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('Kopyalar takvimden kaldırıldı.')).toBeVisible();
    expect(router.state.location.search).toContain('gun=2037-12-19');
    expect(sent).toEqual([
      {
        procedure: 'copyWeek',
        input: {
          copies: [
            { sessionId: ID, date: '2037-12-19' },
            { sessionId: ID, date: '2037-12-20' },
          ],
        },
      },
      { procedure: 'removeCopies', input: { copies: [{ sessionId: ID, version: 1 }] } },
    ]);
  });
});
