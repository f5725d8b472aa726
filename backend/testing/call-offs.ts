import { randomUUID } from 'node:crypto';
import type { CallOffSessionDto } from '../contract/booking-changes/call-off/call-off.dto.js';
import type { CallOffView } from '../contract/booking-changes/call-off/call-off.views.js';
import { CallOffQueriesService } from '../src/booking-changes/call-off/back-office/call-off-queries.service.js';
import { CallOffSessionService } from '../src/booking-changes/call-off/back-office/call-off-session.service.js';
import { CallOffSweeperService } from '../src/booking-changes/call-off/call-off-sweeper.service.js';
import { type WantedChoice, ChooseService } from '../src/booking-changes/call-off/choose.service.js';
import type { ChangeMaker } from '../src/bookings/change-maker.js';
import type { Actor } from '../src/platform/sessions/actor.js';
import type { TestShop } from './test-shop.js';

/** Calls sessions off in a test, where no time passes by itself. */
export class CallOffs {
  constructor(
    private readonly shop: Pick<TestShop, 'app' | 'dataSource'>,
    private readonly actor: () => Actor,
  ) {}

  callOff(sessionId: string, more: Partial<CallOffSessionDto> = {}): Promise<void> {
    const offers = { offersDates: true, offersCredit: false };
    const asked = { sessionId, version: 1, note: '', ...offers, requestKey: randomUUID(), ...more };
    return this.shop.app.get(CallOffSessionService).callOff(this.actor(), asked);
  }

  async of(sessionId: string): Promise<CallOffView> {
    const callOff = await this.shop.app.get(CallOffQueriesService).ofSession(sessionId);
    if (callOff === null) throw new Error('The session is not called off.');
    return callOff;
  }

  async undo(sessionId: string): Promise<void> {
    const { callOffId } = await this.of(sessionId);
    await this.shop.app.get(CallOffSessionService).undo(this.actor(), callOffId);
  }

  /** The ten minutes pass. */
  async letTermPass(): Promise<void> {
    await this.shop.dataSource.query(
      `UPDATE session_call_off SET announce_at = now() - interval '1 second'
       WHERE announced_at IS NULL AND undone_at IS NULL`,
    );
  }

  /** The days to choose pass. */
  async letChoicesPass(): Promise<void> {
    await this.shop.dataSource.query(
      `UPDATE guest_choice SET choose_until = now() - interval '1 second' WHERE outcome IS NULL`,
    );
  }

  sweep(): Promise<void> {
    return this.shop.app.get(CallOffSweeperService).sweep();
  }

  async announce(sessionId: string, more: Partial<CallOffSessionDto> = {}): Promise<void> {
    await this.callOff(sessionId, more);
    await this.letTermPass();
    await this.sweep();
  }

  choose(maker: ChangeMaker, wanted: Partial<WantedChoice> & { readonly bookingId: string }): Promise<void> {
    const choice = { choice: 'refund' as const, sessionId: null, requestKey: randomUUID(), ...wanted };
    return this.shop.app.get(ChooseService).choose(maker, choice);
  }
}
