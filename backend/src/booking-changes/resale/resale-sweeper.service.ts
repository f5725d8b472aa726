import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasBegun } from '../../../contract/workshops/session.js';
import { ListedSeatsService } from '../../bookings/listed-seats.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { LockSeatsService } from '../lock-seats.service.js';
import { isNoted } from '../reschedule/movable-seats.js';
import { WriteListingService } from './write-listing.service.js';

/** The job that the database writes when the guest of a listed seat comes. */
const END_JOB = 'resale.end-listings';

/** Ends listings that time or the door has ended: the workshop has begun, was called off, or the guest has come. */
@Injectable()
export class ResaleSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly locks: LockSeatsService,
    private readonly listed: ListedSeatsService,
    private readonly listings: WriteListingService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(END_JOB, () => this.sweep());
    this.jobs.schedule({
      name: 'resale.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  /** Seats that somebody is paying for are left to the next sweep. One booking that fails does not delay the others. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const id of await this.listed.toEnd(this.dataSource.manager, this.clock.now())) {
      await this.dataSource
        .transaction((manager) => this.end(manager, id))
        .catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Seats are still put up for resale.');
  }

  private async end(manager: EntityManager, bookingId: string): Promise<void> {
    const { booking, seats } = await this.locks.lockBooking(manager, bookingId);
    const toEnd = await this.listed.toEnd(manager, this.clock.now());
    if (!toEnd.includes(bookingId)) return;
    const listed = seats.filter(({ listedAt }) => listedAt !== null);
    const noted = listed.filter(isNoted);
    const others = listed.filter((seat) => !isNoted(seat));
    const begun = hasBegun(booking, this.clock.now());
    const ended = [...noted, ...(begun || noted.length === 0 ? others : [])];
    const positions = ended.map(({ position }) => position);
    const lapsed = (await this.listings.end(manager, booking, positions)) - noted.length;
    if (begun && lapsed > 0) await this.listings.tellLapsed(manager, booking, lapsed);
  }
}
