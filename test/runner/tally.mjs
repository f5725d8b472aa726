/**
 * Counts the tests, and names the failed ones at the end. A part that ended with an error but without a failed test
 * counts as one failed test.
 */
export class Tally {
  #parts = [];

  add({ name, seconds, hasPassed, passed, failed, failures = [], unsteady = [] }) {
    const counted = hasPassed ? failed : Math.max(1, failed);
    const named = counted > 0 && failures.length === 0 ? [`${name}: ended badly`] : failures;
    this.#parts.push({ name, seconds, passed, failed: counted, failures: named, unsteady });
    process.stdout.write(`(${name}: ${Math.round(seconds)} s)\n`);
  }

  /** The report ends with the line that counts all tests. */
  report() {
    const sum = (key) => this.#parts.reduce((total, part) => total + part[key], 0);
    const all = (key) => this.#parts.flatMap((part) => part[key]);
    const failed = sum('failed');
    const lines = this.#parts.map(
      (part) =>
        `${part.name.padEnd(24)}${minutes(part.seconds)}  ${part.passed} passed, ${part.failed} failed`,
    );
    this.#write('Time of each part', lines);
    this.#write('Unsteady, to be mended: passed only at the second try', all('unsteady'));
    this.#write('Failed', all('failures'));
    process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  }

  #write(title, lines) {
    if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.join('\n')}\n`);
  }
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60)).padStart(3)}:${String(whole % 60).padStart(2, '0')}`;
}
