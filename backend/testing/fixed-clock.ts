import { Clock } from '../src/platform/clock.js';

/** A clock whose time only the test changes. */
export class FixedClock extends Clock {
  constructor(private instant: string) {
    super();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  moveTo(instant: string): void {
    this.instant = instant;
  }
}
