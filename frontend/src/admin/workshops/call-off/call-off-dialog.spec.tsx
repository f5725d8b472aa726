import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type {
  CallOffSessionDto,
  ChooseForGuestDto,
} from '@contract/booking-changes/call-off/call-off.dto.js';
import type {
  AffectedGuest,
  CallOffGuest,
  CallOffPreview,
  CallOffView,
} from '@contract/booking-changes/call-off/call-off.views.js';
import { aStudioSession } from '../../../../testing/admin-sessions.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const DATE = {
  ...{ sessionId: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c12', date: '2037-12-19', startTime: '10:00' },
  ...{ endTime: '13:00', freeSeats: 2 },
};
const GUEST: AffectedGuest = {
  ...{ bookingId: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c13', shortId: '7C1E04B9', name: 'Ayşe Demir' },
  ...{
    phone: '+905321234567',
    seats: 2,
    channel: 'web',
    toldBy: 'email',
    isPaid: true,
    refundKurus: 170_000,
  },
};
const PREVIEW: CallOffPreview = {
  guests: [
    GUEST,
    {
      ...GUEST,
      bookingId: 'b',
      name: 'Can Kaya',
      channel: 'phone',
      toldBy: 'call',
      isPaid: false,
      refundKurus: 0,
    },
  ],
  refunds: [
    { method: 'card', kurus: 170_000 },
    { method: 'cash', kurus: 85_000 },
  ],
  ...{ dates: [DATE], heldSeats: 1, seatsTakenElsewhere: 0 },
};
const CALL_OFF: CallOffView = {
  ...{
    callOffId: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c14',
    note: '',
    offersDates: true,
    offersCredit: true,
    madeBy: 'e@toprak.example',
  },
  ...{ decidedAt: '2037-12-01T10:00:00.000Z', announceAt: '2037-12-01T10:10:00.000Z', announcedAt: null },
  ...{ guests: [], dates: [DATE] },
};
const ASKED: CallOffGuest = {
  ...{ bookingId: GUEST.bookingId, shortId: GUEST.shortId, name: GUEST.name, phone: GUEST.phone, seats: 2 },
  ...{ toldBy: 'email', chooseUntil: '2037-12-04T10:10:00.000Z', outcome: null, movedTo: null },
  ...{ decidedBy: null, isRefundInDoubt: false, creditKurus: 170_000, credit: null },
};
const row = aStudioSession();
const calledOff = aStudioSession({
  cancellation: { cancelledAt: CALL_OFF.decidedAt, waiting: 1, cancelled: 0, refunded: 0 },
});

function open(session: typeof row, procedures: FakeProcedures) {
  const { user } = openBackOffice(`/admin/workshoplar?gun=${session.date}&iptal=${session.id}`, {
    'admin.workshops.month': () => [session],
    'admin.workshops.view': () => session,
    'admin.callOffs.preview': () => PREVIEW,
    'admin.callOffs.mail': () => ({
      subject: 'Workshopumuzu yapamıyoruz',
      html: '<p>Mektup</p>',
      exampleName: 'Ayşe Demir',
    }),
    ...procedures,
  });
  return user;
}
const wizard = async () => within(await screen.findByRole('dialog', { name: /Workshopu iptal edin · 1/ }));
const progress = async () => within(await screen.findByRole('dialog', { name: 'Workshop iptal edildi' }));

describe('The wizard that calls a session off', () => {
  it('says who is affected and what it costs, shows the mail, and calls off with the yes', async () => {
    const sent: CallOffSessionDto[] = [];
    const user = open(row, {
      'admin.callOffs.callOff': (input: CallOffSessionDto) => {
        sent.push(input);
        return CALL_OFF;
      },
    });
    const dialog = await wizard();
    expect(dialog.getByText('Etkilenenler: 2 rezervasyon, 4 kişi')).toBeVisible();
    expect(dialog.getByText('Nakit, elden')).toBeVisible();
    expect(dialog.getByText('Siz arayacaksınız')).toBeVisible();
    expect(dialog.getByText('Ödenmedi')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'İleri' }));
    expect(await dialog.findByText('Workshopumuzu yapamıyoruz')).toBeVisible();
    await user.type(dialog.getByLabelText(/Misafirlere sözünüz/), 'Fırınımız bozuldu.');
    await user.click(dialog.getByRole('button', { name: 'İleri' }));
    expect(dialog.getByText(/10 dakika boyunca kimseye haber gitmez/)).toBeVisible();
    expect(dialog.getByText(/1 misafiri siz arayacaksınız/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Workshopu İptal Et' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { sessionId: row.id, version: 3, note: 'Fırınımız bozuldu.', offersDates: true, offersCredit: true },
      ]),
    );
  });

  it('sends the same key again after a lost answer, and another one when something else is meant', async () => {
    const keys: string[] = [];
    const user = open(row, {
      'admin.callOffs.callOff': ({ requestKey }: CallOffSessionDto): never => {
        keys.push(requestKey);
        throw new AppError('unavailable');
      },
    });
    const dialog = await wizard();
    const press = (name: string) => user.click(dialog.getByRole('button', { name }));
    await press('İleri');
    await press('İleri');
    for (const times of [1, 2]) {
      await press('Workshopu İptal Et');
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Workshopu İptal Et' })).toBeEnabled());
    }
    expect(new Set(keys).size).toBe(1);
    await press('Geri');
    await user.click(dialog.getByRole('checkbox', { name: /başka bir gününü de önerelim/ }));
    await press('İleri');
    await press('Workshopu İptal Et');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('A session that is called off', () => {
  it('can be taken back until its guests are told', async () => {
    const undone: unknown[] = [];
    const user = open(calledOff, {
      'admin.callOffs.ofSession': () => CALL_OFF,
      'admin.callOffs.undo': (input: unknown) => void undone.push(input),
    });
    const dialog = await progress();
    expect(dialog.getByText(/saatinde haber gidecek/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('İptal geri alındı. Workshop yeniden takvimde.')).toBeVisible();
    expect(undone).toEqual([{ callOffId: CALL_OFF.callOffId }]);
  });

  it('shows who must be called, who has not answered, and what the others chose', async () => {
    const chosen: ChooseForGuestDto[] = [];
    const told: CallOffView = {
      ...CALL_OFF,
      announcedAt: CALL_OFF.announceAt,
      guests: [
        { ...ASKED, toldBy: 'call' },
        { ...ASKED, bookingId: 'b', name: 'Can Kaya' },
        {
          ...ASKED,
          bookingId: 'c',
          name: 'Ece Su',
          outcome: 'refunded',
          decidedBy: 'guest',
          isRefundInDoubt: true,
        },
      ],
    };
    const user = open(calledOff, {
      'admin.callOffs.ofSession': () => told,
      'admin.callOffs.chooseForGuest': (input: ChooseForGuestDto) => void chosen.push(input),
    });
    const dialog = await progress();
    expect(dialog.queryByRole('button', { name: 'Geri Al' })).not.toBeInTheDocument();
    const region = (name: RegExp) => within(dialog.getByRole('region', { name }));
    expect(region(/Yanıt beklenenler: 1/).getByText(/^Can Kaya · 2 kişi/)).toBeVisible();
    expect(region(/Sonuçlananlar: 1/).getByText('İadeyi seçti')).toBeVisible();
    expect(region(/Sonuçlananlar: 1/).getByText('İadesi belirsiz, siparişine bakın')).toBeVisible();
    const choice = region(/Aramanız gerekenler: 1/).getByRole('combobox', { name: 'Ayşe Demir ne seçti?' });
    await user.selectOptions(choice, DATE.sessionId);
    await user.click(await screen.findByRole('button', { name: 'Başka Güne Al' }));
    await waitFor(() =>
      expect(chosen).toMatchObject([
        { bookingId: GUEST.bookingId, choice: 'move', sessionId: DATE.sessionId },
      ]),
    );
  });

  it('notes the credit that a guest chose by telephone, and says how much stayed', async () => {
    const chosen: ChooseForGuestDto[] = [];
    const credit = { code: 'KREDI-7KXM-P2QR', kurus: 85_000 };
    const user = open(calledOff, {
      'admin.callOffs.ofSession': (): CallOffView => ({
        ...CALL_OFF,
        announcedAt: CALL_OFF.announceAt,
        guests: [ASKED, { ...ASKED, bookingId: 'b', outcome: 'credited', decidedBy: 'guest', credit }],
      }),
      'admin.callOffs.chooseForGuest': (input: ChooseForGuestDto) => void chosen.push(input),
    });
    const dialog = await progress();
    expect(dialog.getByText(/^850,00\sTL krediye dönüştü; bu tutar sizde kaldı\.$/)).toBeVisible();
    expect(dialog.getByText(/kodu KREDI-7KXM-P2QR/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Ayşe Demir ne seçti?' }), 'credit');
    await user.click(await screen.findByRole('button', { name: 'Krediye Çevir' }));
    await waitFor(() => expect(chosen).toMatchObject([{ choice: 'credit', sessionId: null }]));
  });
});
