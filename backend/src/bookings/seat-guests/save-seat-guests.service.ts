import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { NeedsConsentVersion } from '../../../contract/bookings/seat-guests/needs-consent.js';
import { isMinor } from '../../../contract/bookings/seat-guests/seat-guest.js';
import type {
  GuestFormKeyDto,
  SaveSeatGuestsDto,
  SeatGuestDto,
} from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import type { SavedGuests } from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { hoursUntil, mayRename } from '../../../contract/workshops/policies/booking-policy.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { SeatPoliciesService } from '../../orders/seat-policies.service.js';
import { Clock } from '../../platform/clock.js';
import { newLinkNonce } from '../../platform/security/link-keys.service.js';
import { BookingSeat } from '../booking-seat.entity.js';
import type { Booking } from '../booking.entity.js';
import { GuestFormService } from './guest-form.service.js';
import { SeatGuest } from './seat-guest.entity.js';
import { SeatGuestsService } from './seat-guests.service.js';

const NO_CONSENT = { needsConsentAt: null, needsConsentVersion: null };

/** Keeps who sits on which seat, as the buyer names them. */
@Injectable()
export class SaveSeatGuestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly form: GuestFormService,
    private readonly guests: SeatGuestsService,
    private readonly policies: SeatPoliciesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves all of these guests or none. Throws guest_form_not_found, guests_of_cancelled_booking,
   * guests_after_workshop, guest_seat_cancelled, guests_changed_meanwhile, guest_rename_too_late and
   * guests_without_responsible_adult.
   */
  async save(input: SaveSeatGuestsDto): Promise<SavedGuests> {
    return this.dataSource.transaction(async (manager) => {
      const { id: bookingId, orderId } = await this.form.getByKey(manager, input);
      // Whatever cancels a booking or takes seats from it holds the same lock.
      await this.orders.lock(manager, orderId);
      const booking = await this.form.getByKey(manager, input);
      const state = this.form.stateOf(booking);
      if (state === 'cancelled') throw new AppError('guests_of_cancelled_booking');
      if (state === 'past') throw new AppError('guests_after_workshop');
      await refuseGoneSeats(manager, bookingId, input.guests);
      const renewed = await this.write(manager, input);
      if (renewed.length > 0) await this.assertRenamable(manager, booking);
      const form = await this.form.viewOf(manager, booking);
      if (form.isForChildren && !(await this.guests.haveResponsibleAdult(manager, booking))) {
        throw new AppError('guests_without_responsible_adult');
      }
      return { form, renewed };
    });
  }

  /** Whoever was named may be replaced as long as the rules of the seats say; naming somebody at last is never too late. */
  private async assertRenamable(manager: EntityManager, booking: Booking): Promise<void> {
    const policy = await this.policies.ofLine(manager, booking.orderLineId);
    const hoursLeft = hoursUntil(booking, this.clock.now());
    if (policy !== null && !mayRename(policy, hoursLeft)) throw new AppError('guest_rename_too_late');
  }

  /** Returns the seats whose own ticket has another address now. */
  private async write(
    manager: EntityManager,
    { bookingId, guests, needsConsentVersion }: SaveSeatGuestsDto,
  ): Promise<number[]> {
    const kept = new Map(
      (await this.guests.ofBookings(manager, [bookingId])).map((guest) => [guest.position, guest]),
    );
    const renewed: number[] = [];
    for (const given of guests) {
      const before = kept.get(given.position);
      if ((before?.version ?? 0) !== given.version) throw new AppError('guests_changed_meanwhile');
      const isRenewed = before !== undefined && !isSameName(before.name, given.name);
      if (isRenewed) renewed.push(given.position);
      await manager.upsert(
        SeatGuest,
        {
          ...columnsOf(given),
          ...this.consentOf(given, before, needsConsentVersion),
          bookingId,
          linkNonce: before && !isRenewed ? before.linkNonce : newLinkNonce(),
          version: given.version + 1,
          erasedAt: null,
        },
        ['bookingId', 'position'],
      );
    }
    return renewed;
  }

  /** A consent that was given before stays as it was given; who writes no needs, or takes them away, has none. */
  private consentOf({ needs }: SeatGuestDto, before: SeatGuest | undefined, version: NeedsConsentVersion) {
    if (needs === '') return NO_CONSENT;
    if (before?.needsConsentAt) {
      return { needsConsentAt: before.needsConsentAt, needsConsentVersion: before.needsConsentVersion };
    }
    return { needsConsentAt: this.clock.now(), needsConsentVersion: version };
  }

  /**
   * Withdraws the consent to keep the needs of this booking's guests, which erases them; also once the workshop is
   * over or cancelled, when the form takes no other change. Throws guest_form_not_found.
   */
  async eraseNeeds(key: GuestFormKeyDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id: bookingId, orderId } = await this.form.getByKey(manager, key);
      await this.orders.lock(manager, orderId);
      await manager.update(
        SeatGuest,
        { bookingId, needs: Not('') },
        { ...NO_CONSENT, needs: '', version: () => 'version + 1' },
      );
    });
  }
}

async function refuseGoneSeats(
  manager: EntityManager,
  bookingId: string,
  guests: readonly SeatGuestDto[],
): Promise<void> {
  const seats = await manager.findBy(BookingSeat, { bookingId });
  const positions = new Set(seats.map(({ position }) => position));
  if (guests.some(({ position }) => !positions.has(position))) throw new AppError('guest_seat_cancelled');
}

function columnsOf({ position, name, ageBand, needs, photoConsent, ...guardian }: SeatGuestDto) {
  const isGuarded = isMinor(ageBand);
  return {
    ...{ position, name, ageBand, needs, photoConsent },
    guardianName: isGuarded ? guardian.guardianName : '',
    guardianPhone: isGuarded ? guardian.guardianPhone : '',
  };
}

/** Another name is another person, whose ticket the former guest must not open. Accents and case are typing. */
function isSameName(before: string, after: string): boolean {
  return searchForm(before) === searchForm(after);
}
