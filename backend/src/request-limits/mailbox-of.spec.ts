import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '../../testing/suite-database.js';
import { mailboxOf, mailboxSql } from './mailbox-of.js';

const database = suiteDatabase();

describe('The mailbox of an address', () => {
  it.each([
    ['Ada+bir@toprak.example', 'ada@toprak.example'],
    ['a.da@toprak.example', 'a.da@toprak.example'],
    ['A.d.a+iki@Gmail.com', 'ada@gmail.com'],
    ['ad.a@googlemail.com', 'ada@googlemail.com'],
    ['a.da@gmail.com.example', 'a.da@gmail.com.example'],
  ])('of %s is %s, here and in the database', async (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    const [row] = await database.dataSource.query<{ mailbox: string }[]>(
      `SELECT ${mailboxSql('typed.email')} AS mailbox FROM (SELECT $1::text AS email) typed`,
      [email],
    );
    expect(row?.mailbox).toBe(mailbox);
  });
});
