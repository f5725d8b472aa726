/** The growth of a value per hour, by least squares over `{ at, value }` with `at` in milliseconds. */
export function slopePerHour(samples) {
  const meanAt = mean(samples.map(({ at }) => at));
  const meanValue = mean(samples.map(({ value }) => value));
  const spread = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const together = samples.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0);
  return spread === 0 ? 0 : (together / spread) * 3_600_000;
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
