import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { MESSAGE_CATEGORY_LABELS, type MessageView } from '@contract/messaging/messages/message.js';
import { aMessage } from '../../../testing/account.js';
import { aCustomer } from '../../../testing/accounts.js';
import { openShop } from '../../../testing/open-shop.js';
import { messageTime } from './message-time.js';

const OTHER = aMessage({
  id: '30000000-0000-4000-8000-000000000002',
  subject: 'Kupalarınız fırından çıktı',
  category: 'bilgilendirme',
});

/** A mailbox that remembers what is done with it, unless it refuses. */
function openMailbox(messages: MessageView[], refusal?: Error) {
  const box = { messages };
  const unread = () => box.messages.filter(({ readAt }) => readAt === null).length;
  const change = (next: (message: MessageView) => MessageView[]) => {
    if (refusal) throw refusal;
    box.messages = box.messages.flatMap(next);
  };
  const asRead = (message: MessageView) => [{ ...message, readAt: '2026-11-20T09:00:00.000Z' }];
  const calls = {
    read: jest.fn(({ messageId }: { messageId: string }) =>
      change((message) => (message.id === messageId ? asRead(message) : [message])),
    ),
    readAll: jest.fn(() => change(asRead)),
    remove: jest.fn(({ messageId }: { messageId: string }) =>
      change((message) => (message.id === messageId ? [] : [message])),
    ),
  };
  const shop = openShop('/account/mesajlar', {
    'session.current': () => ({ customer: aCustomer(), unreadMessages: unread() }),
    'messages.list': () => ({ messages: box.messages, unreadCount: unread() }),
    'messages.read': calls.read,
    'messages.readAll': calls.readAll,
    'messages.remove': calls.remove,
  });
  return { ...shop, ...calls };
}

const tab = (name: RegExp) => screen.findByRole('link', { name });

describe('the messages of a customer', () => {
  it('say who wrote when about what, which are unread and which matter', async () => {
    openMailbox([aMessage({ isImportant: true }), { ...OTHER, readAt: '2026-11-19T10:00:00.000Z' }]);
    const unread = within(await screen.findByRole('article', { name: 'Cumartesi atölyede görüşüyoruz' }));
    for (const text of ['Okunmadı', 'Hatırlatma', 'Önemli', /Toprak ·/]) {
      expect(unread.getByText(text)).toBeInTheDocument();
    }
    const read = within(screen.getByRole('article', { name: OTHER.subject }));
    expect(read.queryByText('Okunmadı')).not.toBeInTheDocument();
    expect(read.queryByRole('button', { name: /Okundu say/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 okunmamış mesajınız var')).toBeVisible();
    expect(await tab(/Mesajlar 1 okunmamış/)).toBeVisible();
  });

  it.each(Object.entries(MESSAGE_CATEGORY_LABELS))(
    'name the category %s with a word and a drawing',
    async (category, label) => {
      openMailbox([aMessage({ category: category as MessageView['category'] })]);
      const badge = await screen.findByText(label);
      expect(badge.querySelector('svg')).toBeInTheDocument();
    },
  );

  it('are marked read one by one, and the count follows', async () => {
    const { user, read } = openMailbox([aMessage(), OTHER]);
    await user.click(await screen.findByRole('button', { name: `Okundu say: ${OTHER.subject}` }));
    expect(await screen.findByText('1 okunmamış mesajınız var')).toBeVisible();
    expect(await tab(/Mesajlar 1 okunmamış/)).toBeVisible();
    expect(read.mock.calls[0]).toEqual([{ messageId: OTHER.id }]);
  });

  it('are marked read all at once', async () => {
    const { user, readAll } = openMailbox([aMessage(), OTHER]);
    await user.click(await screen.findByRole('button', { name: 'Hepsini okundu say' }));
    expect(await screen.findByText('Bütün mesajlarınızı okudunuz')).toBeVisible();
    expect(await tab(/^Mesajlar$/)).toBeVisible();
    await waitFor(() => expect(readAll).toHaveBeenCalled());
  });

  it('count as read when a long one is opened', async () => {
    const { user, read } = openMailbox([aMessage({ message: 'Fırını odunla yaktık. '.repeat(20) })]);
    const more = await screen.findByRole('button', { name: /^Devamını okuyun/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('button', { name: /^Kısaltın/ })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: /^Kısaltın/ }));
    await user.click(screen.getByRole('button', { name: /^Devamını okuyun/ }));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are deleted after a question, never before', async () => {
    const { user, remove } = openMailbox([aMessage(), OTHER]);
    const bin = await screen.findByRole('button', { name: `Mesajı sil: ${OTHER.subject}` });
    await user.click(bin);
    const question = within(await screen.findByRole('alertdialog', { name: 'Bu mesajı silelim mi?' }));
    await user.click(question.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(remove).not.toHaveBeenCalled();

    await user.click(bin);
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Mesajı Sil' }));
    expect(await screen.findByText('Mesaj silindi')).toBeVisible();
    expect(screen.queryByRole('article', { name: OTHER.subject })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('1 okunmamış mesajınız var')).toHaveFocus());
  });

  it('come back when the shop did not follow, and it says why', async () => {
    const { user } = openMailbox([aMessage(), OTHER], new AppError('unexpected'));
    await user.click(await screen.findByRole('button', { name: 'Hepsini okundu say' }));
    expect(await screen.findByText(/Beklenmeyen bir sorun oluştu/)).toBeVisible();
    expect(await screen.findByText('2 okunmamış mesajınız var')).toBeVisible();
    expect(await tab(/Mesajlar 2 okunmamış/)).toBeVisible();
  });

  it('say so while there are none', async () => {
    openMailbox([]);
    expect(await screen.findByRole('heading', { name: 'Mesajınız yok' })).toBeVisible();
  });
});

describe('the time of a message', () => {
  // 00:30 in Istanbul, still the day before in UTC.
  const now = new Date('2026-11-20T21:30:00.000Z');
  it.each([
    ['2026-11-20T21:12:00.000Z', 'Bugün 00:12'],
    ['2026-11-20T20:59:00.000Z', 'Dün 23:59'],
    ['2026-11-19T20:59:00.000Z', '19.11.2026'],
  ])('%s is said as %s by the studio’s day', (instant, text) => {
    expect(messageTime(instant, now)).toBe(text);
  });
});
