import { beforeEach, describe, expect, it } from '@jest/globals';
import { ALL_FEATURES } from '../../../contract/studio/features.js';
import type { SavedSection } from '../../../contract/studio/studio-sections.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => server.dataSource.query('DELETE FROM studio_details'));

const read = async () =>
  dataOf(await admin.query('admin.studio.features', undefined)) as SavedSection<'features'>;
const save = async (given: object) =>
  admin.mutate('admin.studio.saveFeatures', {
    ...ALL_FEATURES,
    version: (await read()).version,
    ...given,
  });

describe('The parts of the shop that the studio uses', () => {
  it('are all until it says otherwise', async () => {
    expect(await read()).toMatchObject(ALL_FEATURES);
    expect((await save({ blog: false })).status).toBe(200);
    expect(await read()).toMatchObject({ ...ALL_FEATURES, blog: false });
  });

  it.each<[string, object, string]>([
    ['nothing to sell', { shop: false, workshops: false }, 'en az biri açık kalmalıdır'],
    ['a switch that is none', { blog: 'no' }, 'Açık ya da kapalı olduğunu seçin.'],
    ['a switch left out', { newsletter: undefined }, 'Açık ya da kapalı olduğunu seçin.'],
  ])('are refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await save(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect(await read()).toMatchObject(ALL_FEATURES);
  });

  it('leave something to sell, says the database as well', async () => {
    const nothing = JSON.stringify({ ...ALL_FEATURES, shop: false, workshops: false });
    await expect(
      server.dataSource.query(`INSERT INTO studio_details (section, details) VALUES ('features', $1)`, [
        nothing,
      ]),
    ).rejects.toThrow(/studio_details_sells_something/);
  });

  it('are saved by one of two admins who read the same version', async () => {
    const { version } = await read();
    const answers = await Promise.all([save({ blog: false, version }), save({ newsletter: false, version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
