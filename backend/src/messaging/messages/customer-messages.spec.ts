import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contract/app-error.js';
import type { MessageView } from '../../../contract/messaging/messages/message.js';
import { aCustomer } from '../../../seed/customers.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { Customer } from '../../people/accounts/customer.entity.js';
import { CustomerMessage } from './customer-message.entity.js';
import { CustomerMessagesService } from './customer-messages.service.js';
import { WelcomeCustomerService } from './welcome-customer.service.js';
import { testStudio } from '../../../testing/test-studio.js';

const database = suiteDatabase([Customer, CustomerMessage]);
let messages: CustomerMessagesService;
let customer: Customer;

beforeAll(() => {
  messages = new CustomerMessagesService(database.dataSource, testStudio());
});
beforeEach(async () => {
  customer = await aCustomer(database.dataSource.manager);
});

async function write(subject: string, given: Partial<Parameters<CustomerMessagesService['add']>[1]> = {}) {
  await messages.add(database.dataSource.manager, {
    customerId: customer.id,
    subject,
    message: 'Fırından çıktı.',
    ...given,
  });
  return (await listed()).find((message) => message.subject === subject)!;
}
const listed = async () => (await messages.list(customer.id)).messages as MessageView[];
const read = (...ids: string[]) => messages.markRead(database.dataSource.manager, customer.id, ids);

describe('A message', () => {
  it('is news from the studio unless it says otherwise', async () => {
    expect(await write('Kupalarınız')).toEqual({
      id: expect.any(String),
      subject: 'Kupalarınız',
      message: 'Fırından çıktı.',
      category: 'bilgilendirme',
      senderName: 'Toprak',
      isImportant: false,
      createdAt: expect.stringMatching(/Z$/),
      readAt: null,
    });
    expect(
      await write('Kapalıyız', { category: 'onemli', senderName: 'Elif', isImportant: true }),
    ).toMatchObject({
      category: 'onemli',
      senderName: 'Elif',
      isImportant: true,
    });
  });

  it('stands above older ones', async () => {
    for (const subject of ['bir', 'iki', 'üç']) await write(subject);
    expect((await listed()).map(({ subject }) => subject)).toEqual(['üç', 'iki', 'bir']);
  });

  it('is marked as read once, also by repeated or simultaneous calls', async () => {
    const { id } = await write('Kupalarınız');
    await Promise.all(Array.from({ length: 8 }, () => read(id)));
    const [first] = await listed();
    expect(first!.readAt).toEqual(expect.stringMatching(/Z$/));
    await read(id);
    await messages.markAllRead(database.dataSource.manager, customer.id);
    expect((await listed())[0]!.readAt).toBe(first!.readAt);
  });

  it('is read together with others; one that is gone stands in nobody’s way', async () => {
    const [one, two] = [await write('bir'), await write('iki')];
    await write('üç');
    await read(one.id, two.id, randomUUID());
    expect(await messages.unreadCount(customer.id)).toBe(1);
  });

  it('of another customer is as unknown as one that never was', async () => {
    const { id } = await write('Kupalarınız');
    const other = (await aCustomer(database.dataSource.manager)).id;
    const { manager } = database.dataSource;
    const unknown = new AppError('message_not_found');
    await expect(messages.markRead(manager, other, [id])).rejects.toEqual(unknown);
    await expect(messages.remove(manager, other, id)).rejects.toEqual(unknown);
    await messages.markAllRead(manager, other);
    expect(await messages.unreadCount(customer.id)).toBe(1);
  });

  it('is removed once by two who want to', async () => {
    const { id } = await write('Kupalarınız');
    const tries = [1, 2].map(() => messages.remove(database.dataSource.manager, customer.id, id));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toEqual([]);
  });
});

describe('The counts of a customer', () => {
  it('tell of each category how many there are and how many are unread', async () => {
    await write('bir', { category: 'promosyon' });
    const { id } = await write('iki', { category: 'onemli' });
    await write('üç', { category: 'onemli' });
    await read(id);
    expect(await messages.counts(customer.id)).toEqual([
      { type: 'onemli', total: 2, unread: 1 },
      { type: 'promosyon', total: 1, unread: 1 },
    ]);
    expect(await messages.unreadCount(customer.id)).toBe(2);
  });

  it('go on beyond what one list shows', async () => {
    await database.dataSource.query(
      `INSERT INTO customer_message (customer_id, subject, message, sender_name)
       SELECT $1, 'Mesaj ' || n, '…', 'Toprak' FROM generate_series(1, 230) n`,
      [customer.id],
    );
    expect(await listed()).toHaveLength(200);
    expect(await messages.unreadCount(customer.id)).toBe(230);
    expect(await messages.all(customer.id)).toHaveLength(230);
  });
});

describe('A new account', () => {
  it('is welcomed by name', async () => {
    await new WelcomeCustomerService(messages).welcome(database.dataSource.manager, customer);
    expect(await listed()).toMatchObject([
      { subject: 'Hoş geldiniz, Zeynep', category: 'genel', readAt: null },
    ]);
  });
});
