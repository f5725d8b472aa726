import type { ActionQueue, FlushEnd } from '@contract/attendance/offline/action-queue.js';
import type { AttendanceKind } from '@contract/attendance/attendance.js';
import { isWaiting, type KeptAction } from '@contract/attendance/offline/kept-action.js';
import { latestBySeat, type SeatAt } from '@contract/attendance/offline/seat-presence.js';
import type { TodaySnapshot } from '@contract/attendance/offline/today-snapshot.js';
import { studioDate } from '@contract/common/dates.js';
import { storeDoorDevice } from '../../../lib/account/door-device.js';
import type { AttendanceCalls } from '../../lib/phone/attendance-calls.js';
import { failedDelivery } from '../../lib/phone/deliver-actions.js';
import { phoneName } from '../../lib/phone/phone-name.js';
import { phoneQueue } from '../../lib/phone/phone-queue.js';
import type { KeptSnapshot, PhoneStore } from '../../lib/phone/phone-store.js';

export interface PhoneState {
  /** False until the phone's own store has been read. */
  readonly isReady: boolean;
  readonly connection: 'online' | 'offline' | 'signed_out';
  readonly snapshot: TodaySnapshot | null;
  readonly latest: ReadonlyMap<string, KeptAction>;
  /** How many actions wait to be sent. */
  readonly pending: number;
  /** How many wait that another admin left on this phone. */
  readonly pendingOfOthers: number;
  /** Whether what waits outlives the page. */
  readonly isLasting: boolean;
}

export interface NewAction extends SeatAt {
  readonly kind: AttendanceKind;
  /** Only of a scanned ticket. */
  readonly ticketKey?: string;
}

const NOTHING_KNOWN: PhoneState = {
  isReady: false,
  connection: 'online',
  snapshot: null,
  latest: new Map(),
  pending: 0,
  pendingOfOthers: 0,
  isLasting: true,
};
/** How old the snapshot may become while there is a connection. */
const REFRESH_MS = 60_000;

/**
 * The door of the studio on one phone: keeps what a helper notes, sends it when there is a connection, and keeps the
 * snapshot of today and tomorrow for when there is none.
 */
export class AttendancePhone {
  private state = NOTHING_KNOWN;
  private kept: KeptSnapshot | null = null;
  private readonly queue: ActionQueue;
  private readonly listeners = new Set<() => void>();
  private timer: number | undefined;
  private isStopped = false;

  constructor(
    private readonly adminId: string,
    private readonly store: PhoneStore,
    private readonly calls: AttendanceCalls,
  ) {
    this.queue = phoneQueue({ adminId, store, calls, now: () => this.now() });
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): PhoneState => this.state;

  /** Reads what lies on the phone, then sends and refreshes for as long as the page is open. Returns how to stop. */
  start(): () => void {
    const sync = () => void this.sync();
    const lose = () => this.publish({ connection: 'offline' });
    window.addEventListener('online', sync);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', sync);
    void this.open();
    return () => {
      this.isStopped = true;
      window.clearTimeout(this.timer);
      window.removeEventListener('online', sync);
      window.removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', sync);
    };
  }

  /** Resolves when the actions lie on the phone, each with an id of its own; sending goes on behind it. */
  async record(...actions: readonly NewAction[]): Promise<void> {
    const happenedAt = this.now().toISOString();
    await this.queue.add(...actions.map((action) => ({ ...action, id: crypto.randomUUID(), happenedAt })));
    await this.readActions();
    void this.sync();
  }

  /** Sends what waits, and takes a new snapshot when that went well. */
  async sync(): Promise<void> {
    window.clearTimeout(this.timer);
    await this.wipeAtNight();
    const end = await this.queue.flush();
    await this.readActions();
    const connection = end === 'empty' ? await this.refresh() : connectionAfter(end);
    this.publish({ connection });
    if (this.isStopped) return;
    const wait = connection === 'offline' ? this.queue.retryInMs : REFRESH_MS;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.sync(), wait);
  }

  /** The time by the server's clock, as far as it is known. */
  now(): Date {
    return new Date(Date.now() + (this.kept?.clockAheadMs ?? 0));
  }

  private async open(): Promise<void> {
    const kept = await this.store.readSnapshot();
    if (kept?.adminId === this.adminId) this.kept = kept;
    else if (kept !== null) await this.store.wipe();
    await this.wipeAtNight();
    await this.readActions();
    this.publish({ isReady: true, isLasting: this.store.isLasting, snapshot: this.kept?.snapshot ?? null });
    await this.sync();
  }

  private async refresh(): Promise<PhoneState['connection']> {
    const askedAt = Date.now();
    const taken = await this.askSnapshot();
    if (typeof taken === 'string') return taken;
    // Half of the way there and back has passed since the server looked at its clock.
    const phoneTime = (askedAt + Date.now()) / 2;
    const clockAheadMs = Math.round(Date.parse(taken.takenAt) - phoneTime);
    this.kept = { adminId: this.adminId, clockAheadMs, snapshot: taken };
    await this.store.writeSnapshot(this.kept);
    storeDoorDevice(phoneName(navigator.userAgent, await this.store.mark()));
    this.publish({ snapshot: taken });
    return 'online';
  }

  private async askSnapshot(): Promise<TodaySnapshot | PhoneState['connection']> {
    try {
      return await this.calls.snapshot();
    } catch (error) {
      const failed = failedDelivery(error);
      if (failed.kind === 'signed_out') return 'signed_out';
      // A refusal is an answer: there is a connection.
      return failed.kind === 'refused' ? 'online' : 'offline';
    }
  }

  /** The day of the studio decides, whatever the phone's clock says. */
  private async wipeAtNight(): Promise<void> {
    if (this.kept === null || this.kept.snapshot.today === studioDate(this.now())) return;
    this.kept = null;
    await this.store.wipe();
    await this.readActions();
    this.publish({ snapshot: null });
  }

  private async readActions(): Promise<void> {
    const kept = await this.store.list(this.adminId);
    this.publish({
      latest: latestBySeat(kept),
      pending: kept.filter(isWaiting).length,
      pendingOfOthers: await this.store.countOthers(this.adminId),
    });
  }

  private publish(change: Partial<PhoneState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

function connectionAfter(end: Exclude<FlushEnd, 'empty'>): PhoneState['connection'] {
  return end === 'signed_out' ? 'signed_out' : 'offline';
}
