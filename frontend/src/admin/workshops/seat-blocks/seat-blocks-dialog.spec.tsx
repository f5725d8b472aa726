import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { emptyTexts } from '@contract/common/field-table.js';
import type { AddSeatBlockDto, ChangeSeatBlockDto } from '@contract/workshops/seat-block.dto.js';
import type { SeatBlock } from '@contract/workshops/seat-block.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../../testing/open-workshops.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';
const SESSION: AdminSessionRow = {
  ...emptyTexts(SESSION_TEXTS),
  ...{ id: ID, version: 3, title: 'Çarkta ilk kâse', description: '', program: 1 },
  ...{ isForChildren: false, date: '2037-12-12', startTime: '10:00', endTime: '13:00' },
  ...{ priceKurus: 100_000, studentPriceKurus: null, capacity: 8, bookedSeats: 5, heldSeats: 0 },
  ...{ activeBookings: 0, activeSeats: 0, activePaidKurus: 0, seatsTakenElsewhere: 5, seatsKept: 0 },
  ...{ overbookedSeats: 0, openMoveAnswers: 0, cancellation: null },
};
const UNNAMED: SeatBlock = {
  ...{ id: ID, version: 2, kind: 'elsewhere', seats: 5, name: '', phone: '', note: '', createdBy: '' },
};

function openDialog(blocks: readonly SeatBlock[], refuse?: AppError) {
  const sent: (AddSeatBlockDto | ChangeSeatBlockDto | { readonly version: number })[] = [];
  const take = (input: (typeof sent)[number]) => {
    sent.push(input);
    if (refuse && sent.length === 1) throw refuse;
    return null;
  };
  const opened = openBackOffice(`/admin/workshoplar?ay=2037-12&gun=2037-12-12&yerler=${ID}`, {
    'admin.workshops.month': () => [SESSION],
    'admin.workshops.view': () => SESSION,
    'content.workshopsPage': () => aWorkshopsPage(),
    'admin.seatBlocks.ofSession': () => blocks,
    'admin.seatBlocks.add': take,
    'admin.seatBlocks.change': take,
    'admin.seatBlocks.release': take,
  });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Yer ayırın' }));
  return { ...opened, sent, dialog };
}

it('Seats are kept for the studio only with a reason', async () => {
  const { user, sent, dialog } = openDialog([]);
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Ayır' }));
  expect(await open.findByText('Yerleri neden ayırdığınızı yazın.')).toBeVisible();
  await user.type(open.getByLabelText('Neden?'), 'Fırın denemesi');
  await user.click(open.getByRole('button', { name: 'Ayır' }));
  expect(await screen.findByText('Yerler ayrıldı.')).toBeVisible();
  expect(sent).toMatchObject([
    { sessionId: ID, kind: 'studio', seats: 1, note: 'Fırın denemesi', outOf: null },
  ]);
  await waitFor(() => expect(open.getByLabelText('Neden?')).toHaveValue(''));
});

it('Seats that stand as taken elsewhere are named; what was typed stays when they were freed meanwhile', async () => {
  const { user, sent, dialog } = openDialog([UNNAMED], new AppError('seat_block_gone'));
  const open = await dialog();
  await user.click(await open.findByRole('button', { name: 'Ad Yaz: 5 yer · Panel dışından dolu' }));
  const form = within(await open.findByRole('form', { name: 'Bu yerler kimin?' }));
  await user.clear(form.getByLabelText('Kaç yer?'));
  await user.type(form.getByLabelText('Kaç yer?'), '2');
  await user.type(form.getByLabelText(/^Ad soyad/), 'Ayşe Demir');
  await user.type(form.getByLabelText(/^Telefon/), '0532 123 45 67');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(/^Bu yerler bu arada boşaltılmış/)).toBeVisible();
  expect(form.getByLabelText(/^Ad soyad/)).toHaveValue('Ayşe Demir');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { kind: 'elsewhere', seats: 2, name: 'Ayşe Demir', phone: '+905321234567', outOf: ID },
    { name: 'Ayşe Demir', outOf: null },
  ]);
});

it('Seats are changed under their version, and freed with a way back', async () => {
  const { user, sent, dialog } = openDialog([{ ...UNNAMED, name: 'Can', note: 'Instagram' }]);
  const open = await dialog();
  await user.click(await open.findByRole('button', { name: 'Düzenle: 5 yer · Can' }));
  const form = within(await open.findByRole('form', { name: 'Düzenleyin' }));
  await user.clear(form.getByLabelText('Kaç yer?'));
  await user.type(form.getByLabelText('Kaç yer?'), '4');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(sent).toMatchObject([{ id: ID, version: 2, seats: 4, name: 'Can' }]));
  await user.click(await open.findByRole('button', { name: 'Boşalt: 5 yer · Can' }));
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1)).toMatchObject([
    { id: ID, version: 2 },
    { sessionId: ID, seats: 5, name: 'Can', note: 'Instagram', outOf: null },
  ]);
});
