import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedSection } from '../../../contract/studio/studio-sections.js';
import type { VatRate } from '../../../contract/studio/vat.js';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { INITIAL_VAT } from '../initial-rules.js';
import { StudioDetails } from '../studio-details.entity.js';
import { assertVatRate } from '../vat-rates.js';

const server = suiteServer();
const admin = suiteAdmin(server);

const PLANNED: VatRate = { id: 'kitap', name: 'Kitap oranı', percents: [{ percent: 1, from: '2999-01-01' }] };

/** The history keeps each version for good, so that every test begins above those of the others. */
let version = 0;

beforeEach(async () => {
  version += 10;
  await emptyTables(server.dataSource, 'product', 'workshop_session');
  await server.dataSource.query('DELETE FROM studio_details');
  const details = { ...INITIAL_VAT, rates: [...INITIAL_VAT.rates, PLANNED] };
  await server.dataSource.manager.insert(StudioDetails, { section: 'vat', details, version });
});

const read = async () => dataOf(await admin.query('admin.studio.vat', undefined)) as SavedSection<'vat'>;
const removePlanned = async () =>
  admin.mutate('admin.studio.saveVat', { ...(await read()), rates: INITIAL_VAT.rates });
const hasPlanned = async () => (await read()).rates.some(({ id }) => id === PLANNED.id);
const manager = () => server.dataSource.manager;

describe('A rate of KDV', () => {
  it('is removed when nothing has it', async () => {
    await aProduct(manager(), { vatRateId: 'genel' });
    expect((await removePlanned()).status).toBe(200);
    expect(await hasPlanned()).toBe(false);
  });

  it('stays while products and sessions have it, and the studio learns how many', async () => {
    await aProduct(manager(), { vatRateId: PLANNED.id });
    await aProduct(manager(), { vatRateId: PLANNED.id, isActive: false });
    await aWorkshopSession(manager(), { vatRateId: PLANNED.id });

    const answer = await removePlanned();

    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toMatchObject({
      code: 'studio_change_refused',
      message:
        'Kitap oranı: 2 ürün ve 1 seans bu oranı kullanıyor. Önce onlara başka bir oran seçin, sonra bu oranı silin.',
    });
    expect(await hasPlanned()).toBe(true);
  });

  it('stays when a product gets it at the same moment', async () => {
    const { id } = await aProduct(manager());
    const removal = await manager().transaction(async (within) => {
      await assertVatRate(within, PLANNED.id);
      await within.query('UPDATE product SET vat_rate_id = $2 WHERE id = $1', [id, PLANNED.id]);
      const removing = { answer: removePlanned() };
      await eventually('the removal waits for the product', isWaiting);
      return removing;
    });

    expect((await removal.answer).status).toBe(400);
    expect(await hasPlanned()).toBe(true);
  });

  it('is not given to a product once its removal has begun', async () => {
    const { id } = await aProduct(manager());
    const giving = await manager().transaction(async (within) => {
      await within.query(`UPDATE studio_details SET details = $1 WHERE section = 'vat'`, [INITIAL_VAT]);
      const given = manager().transaction(async (other) => {
        await assertVatRate(other, PLANNED.id);
        await other.query('UPDATE product SET vat_rate_id = $2 WHERE id = $1', [id, PLANNED.id]);
      });
      await eventually('the product waits for the removal', isWaiting);
      return { outcome: given.catch((error: unknown) => error) };
    });

    expect(await giving.outcome).toMatchObject({ code: 'vat_rate_unknown' });
  });
});

async function isWaiting(): Promise<boolean> {
  const waiting = await server.dataSource.query<unknown[]>(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%studio_details%'`,
  );
  return waiting.length > 0;
}
