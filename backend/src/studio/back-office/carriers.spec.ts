import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedSection } from '../../../contract/studio/studio-sections.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);
const BIRD = { name: 'Kuş Kargo', trackingPage: 'https://kus.example/{number}' };

beforeEach(() => server.dataSource.query('DELETE FROM studio_details'));

const read = async () =>
  dataOf(await admin.query('admin.studio.carriers', undefined)) as SavedSection<'carriers'>;
const save = async (carriers: unknown) =>
  admin.mutate('admin.studio.saveCarriers', { carriers, version: (await read()).version });

describe('The carriers of the studio', () => {
  it('are the usual ones until it saves its own', async () => {
    expect((await read()).carriers).toContainEqual(expect.objectContaining({ name: 'PTT Kargo' }));
    expect((await save([BIRD, { name: 'Mahalle Kuryesi', trackingPage: '' }])).status).toBe(200);
    expect((await read()).carriers).toEqual([BIRD, { name: 'Mahalle Kuryesi', trackingPage: '' }]);
  });

  it.each<[string, unknown, string]>([
    [
      'an address without a place for the number',
      [{ ...BIRD, trackingPage: 'https://kus.example/' }],
      '{number}',
    ],
    ['an address over http', [{ ...BIRD, trackingPage: 'http://kus.example/{number}' }], 'https://'],
    ['a script', [{ ...BIRD, trackingPage: 'javascript:alert({number})' }], 'https://'],
    ['no name', [{ ...BIRD, name: ' ' }], 'Firmanın adını yazın.'],
    ['one name twice', [BIRD, BIRD], 'iki kez'],
    ['no list', 'Kuş Kargo', 'okunamadı'],
  ])('are refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await save(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect((await read()).version).toBe(0);
  });
});
