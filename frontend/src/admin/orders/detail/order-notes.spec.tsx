import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { InternalNote } from '@contract/internal-notes/internal-note.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { anAdminOrder, anAdminOrderRow, aPagination, ORDER_ID } from '../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import '../orders-page.js';

const IN_A_WHILE = () => new Date(Date.now() + 60_000).toISOString();
const aNote = (overrides: Partial<InternalNote> = {}): InternalNote => ({
  id: '50000000-0000-4000-8000-000000000001',
  about: { kind: 'order', id: ORDER_ID },
  text: 'Zili çalmayın',
  author: 'Can',
  writtenAt: '2026-11-21T08:43:00.000Z',
  removableUntil: null,
  ...overrides,
});

interface Sent {
  readonly id: string;
  readonly noteId: string;
  readonly text?: string;
}

/** A server that keeps the notes of one order. */
function notesOf(kept: InternalNote[]) {
  const sent: Sent[] = [];
  const procedures: FakeProcedures = {
    'admin.notes.order.list': () => [...kept],
    'admin.notes.order.add': (note: Required<Sent>) => {
      sent.push(note);
      kept.unshift(aNote({ id: note.noteId, text: note.text, author: 'Elif', removableUntil: IN_A_WHILE() }));
      return kept;
    },
    'admin.notes.order.remove': (note: Sent) => {
      sent.push(note);
      kept.splice(
        kept.findIndex(({ id }) => id === note.noteId),
        1,
      );
      return kept;
    },
  };
  return { sent, procedures };
}

function openOrder(view: AdminOrderView, procedures: FakeProcedures = {}) {
  const opened = openBackOffice(adminPaths.order(view.id), {
    'admin.orders.list': () => ({ items: [], pagination: aPagination() }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => view,
    ...procedures,
  });
  const block = async () => {
    const record = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
    return within(await record.findByRole('region', { name: 'İç notlar' }));
  };
  return { ...opened, block };
}

describe('The notes about an order', () => {
  let order: AdminOrderView;

  // What was typed about an order and not saved is kept for it.
  beforeEach(() => {
    order = anAdminOrder({ id: crypto.randomUUID() });
  });

  it('are written, read and taken back where the order is', async () => {
    const { sent, procedures } = notesOf([aNote()]);
    const { user, block } = openOrder(order, procedures);
    const notes = await block();
    expect(await notes.findByText('Zili çalmayın')).toBeVisible();
    expect(notes.getByText(/^Can ·/)).toHaveTextContent('Can · 21.11.2026 11:43');
    expect(notes.queryByRole('button', { name: /Notu sil/ })).toBeNull();

    await user.click(notes.getByRole('textbox', { name: 'Yeni iç not' }));
    await user.paste('  Kapıcıya bırakılacak ');
    await user.click(notes.getByRole('button', { name: 'Not Ekle' }));
    expect(await notes.findByText('Kapıcıya bırakılacak')).toBeVisible();
    expect(sent).toMatchObject([{ id: order.id, text: 'Kapıcıya bırakılacak' }]);
    expect(notes.getByRole('textbox', { name: 'Yeni iç not' })).toHaveValue('');

    await user.click(notes.getByRole('button', { name: 'Notu sil: Kapıcıya bırakılacak' }));
    await waitFor(() => expect(notes.queryByText('Kapıcıya bırakılacak')).toBeNull());
    expect(await screen.findByText('Not silindi.')).toBeVisible();
    expect(notes.getByText('Zili çalmayın')).toBeVisible();
  });

  it('need words, and not too many', async () => {
    const { sent, procedures } = notesOf([]);
    const { user, block } = openOrder(order, procedures);
    const notes = await block();
    await user.click(notes.getByRole('button', { name: 'Not Ekle' }));
    expect(await notes.findByText('Önce notu yazın.')).toBeVisible();
    await user.click(notes.getByRole('textbox', { name: 'Yeni iç not' }));
    await user.paste('ö'.repeat(1001));
    await user.click(notes.getByRole('button', { name: 'Not Ekle' }));
    expect(await notes.findByText(/En fazla 1000 karakter .* 1001 yazdınız/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keep what was typed when they cannot be saved, and when the order is closed before', async () => {
    const tries: Sent[] = [];
    const { user, block, router } = openOrder(order, {
      'admin.notes.order.add': (note: Sent) => {
        tries.push(note);
        throw new Error('offline');
      },
    });
    const notes = await block();
    await user.click(notes.getByRole('textbox', { name: 'Yeni iç not' }));
    await user.paste('Yarın arayacak');
    await user.click(notes.getByRole('button', { name: 'Not Ekle' }));
    await waitFor(() => expect(tries).toHaveLength(1));
    await user.click(await notes.findByRole('button', { name: 'Not Ekle' }));
    await waitFor(() => expect(tries).toHaveLength(2));
    expect(tries[0]).toEqual(tries[1]);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.orders));
    void router.navigate(adminPaths.order(order.id));
    expect(await screen.findByRole('textbox', { name: 'Yeni iç not' })).toHaveValue('Yarın arayacak');
  });

  it('say why one could not be taken back', async () => {
    const { user, block } = openOrder(order, {
      'admin.notes.order.list': () => [aNote({ removableUntil: IN_A_WHILE() })],
      'admin.notes.order.remove': () => {
        throw new AppError('note_not_removable');
      },
    });
    await user.click(await (await block()).findByRole('button', { name: /Notu sil/ }));
    expect(await screen.findByText(/Bu not artık silinemez/)).toBeVisible();
  });

  it('are offered to be taken back only for the first minutes', async () => {
    const passed = new Date(Date.now() - 1000).toISOString();
    const { block } = openOrder(order, {
      'admin.notes.order.list': () => [aNote({ removableUntil: passed })],
    });
    const notes = await block();
    expect(await notes.findByText('Zili çalmayın')).toBeVisible();
    await waitFor(() => expect(notes.queryByRole('button', { name: /Notu sil/ })).toBeNull());
  });

  it('cannot be written about somebody who was forgotten', async () => {
    const { block } = openOrder({ ...order, person: 'erased' });
    const notes = await block();
    expect(await notes.findByText(/Henüz not yok/)).toBeVisible();
    expect(notes.queryByRole('textbox')).toBeNull();
  });
});

describe('A list of orders', () => {
  it('marks those with a note, in words', async () => {
    const other = '00000000-0000-4000-8000-0000000000ff';
    const asked: string[][] = [];
    openBackOffice(adminPaths.orders, {
      'admin.orders.list': () => ({
        items: [anAdminOrderRow(), anAdminOrderRow({ id: other })],
        pagination: aPagination(),
      }),
      'admin.views.list': () => [],
      'admin.notes.order.noted': ({ ids }: { ids: string[] }) => {
        asked.push(ids);
        return [other];
      },
    });
    expect(await screen.findAllByText('Not var')).toHaveLength(1);
    expect(asked).toEqual([[ORDER_ID, other]]);
  });
});
