import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log.js';
import { PlaceChecksService } from './place-checks.service.js';
import type { CheckGroup } from './security-check.js';
import { ShopChecksService, untested } from './shop-checks.service.js';
import { SignInChecksService } from './sign-in-checks.service.js';

/**
 * The call 'test_security_features' of specification 3, section 7: checks the running shop without changing
 * anything.
 */
@Injectable()
export class RunSecurityTestService {
  constructor(
    private readonly shop: ShopChecksService,
    private readonly signIn: SignInChecksService,
    private readonly place: PlaceChecksService,
    private readonly log: Log,
  ) {}

  /** `port`: the port of the shop on this machine. A part that cannot be tested is reported as such. */
  async run(port: number): Promise<readonly CheckGroup[]> {
    const parts = await Promise.all([
      this.attempt('Yanıt başlıkları ve oturum', () => this.shop.run(port)),
      this.attempt('Giriş güvenliği', async () => [await this.signIn.run()]),
      this.attempt('Bağlantı, sırlar ve yedek', async () => [await this.place.run()]),
    ]);
    return parts.flat();
  }

  private async attempt(title: string, run: () => Promise<CheckGroup[]>): Promise<CheckGroup[]> {
    try {
      return await run();
    } catch (cause) {
      this.log.error('A part of the security test failed.', { title, cause });
      return [untested(title)];
    }
  }
}
