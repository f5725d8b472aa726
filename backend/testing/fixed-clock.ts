import { Clock } from '../src/platform/clock.js';

/** A clock that stands until the test moves it. */
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
