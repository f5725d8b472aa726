import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { eventually } from '../../../testing/poll.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { refusalOf, Visitor } from '../../../testing/visitor.js';
import { RoundRobinVisitor } from '../../../testing/round-robin-visitor.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';

describe.each(['PostgreSQL', 'Redis'])('Two processes that keep sessions and counts in %s', (kept) => {
  let redis: RedisServer | undefined;
  let server: TestServer;
  let neighbour: { readonly url: string; readonly app: INestApplicationContext };

  beforeAll(async () => {
    redis = kept === 'Redis' ? await startRedisServer() : undefined;
    server = await startTestServer(redis ? { REDIS_URL: redis.url } : {});
    neighbour = await server.startNeighbour();
  });
  afterAll(async () => {
    await server.stop();
    await redis?.kill();
  });

  const aVisitor = () => new RoundRobinVisitor([server.url, neighbour.url]);

  it('know on one who signed in on the other, and who signed out', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = aVisitor();

    expect((await visitor.signIn(email)).status).toBe(200);
    expect([await visitor.whoAmI(), await visitor.whoAmI()]).toEqual([email, email]);

    await visitor.signOut();
    expect([await visitor.whoAmI(), await visitor.whoAmI()]).toEqual([null, null]);
  });

  it('take one answer of a captcha, whichever of them it comes to', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = aVisitor();
    const captchaAnswer = await visitor.answerCaptcha();
    const tried = { email, password: 'yanlis-sifre', captchaAnswer };

    const answers = [
      await visitor.mutate('session.signIn', tried),
      await visitor.mutate('session.signIn', tried),
    ];

    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(['sign_in_failed', 'captcha_wrong']);
  });

  it('lock an account together', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const answers = [];
    const guesser = aVisitor();
    for (let tries = 0; tries < 6; tries += 1) answers.push(await guesser.signIn(email, 'yanlis-sifre'));

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(refusalOf(await guesser.signIn(email)).code).toBe('sign_in_locked');
  });

  it('both follow a setting within two seconds, however it was changed', async () => {
    await server.dataSource.query(
      `INSERT INTO security_setting (key, value) VALUES ('registration_enabled', 'false')`,
    );
    const follow = (app: INestApplicationContext) => app.get(SecuritySettingsService).current;
    await eventually(
      'both processes know the change',
      () => [server.app, neighbour.app].every((app) => !follow(app).registration_enabled),
      2_000,
    );

    const registration = {
      firstName: 'Elif',
      lastName: 'Kaya',
      email: 'elif@toprak.example',
      password: 'seramik',
    };
    for (const shop of [server, neighbour]) {
      const refused = await new Visitor(shop).register(registration);
      expect(refusalOf(refused).code).toBe('registration_closed');
    }
  });
});
