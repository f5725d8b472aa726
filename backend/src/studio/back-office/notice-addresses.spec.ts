import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedSection } from '../../../contract/studio/studio-sections.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer({ STUDIO_NOTICE_TO: 'atolye@toprak.example, ortak@toprak.example' });
const admin = suiteAdmin(server);

beforeEach(() => server.dataSource.query('DELETE FROM studio_details'));

const read = async () =>
  dataOf(await admin.query('admin.studio.notices', undefined)) as SavedSection<'notices'>;
const save = async (given: object) =>
  admin.mutate('admin.studio.saveNotices', { ...(await read()), ...given });

describe('The addresses for notices to the studio', () => {
  it('are those of the settings until the studio saves its own', async () => {
    expect(await read()).toMatchObject({
      usual: ['atolye@toprak.example', 'ortak@toprak.example'],
      orders: [],
    });
    expect((await save({ orders: [' kargo@toprak.example '] })).status).toBe(200);
    expect(await read()).toMatchObject({ orders: ['kargo@toprak.example'] });
  });

  it.each<[string, object, string]>([
    ['nobody at all', { usual: [] }, 'En az bir adres yazın.'],
    ['an address that is none', { stock: ['depo'] }, 'adreslerinden biri geçersiz'],
    ['a line break in an address', { stock: ['a@b.example\nBcc: c@d.example'] }, 'geçersiz'],
    ['one address twice', { system: ['a@b.example', 'A@b.example'] }, 'iki kez'],
    ['a text in place of a list', { bookings: 'a@b.example' }, 'geçersiz'],
  ])('are refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await save(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect((await read()).version).toBe(0);
  });
});
