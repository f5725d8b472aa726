/**
 * Splits an amount by weights into whole kuruş. The shares add up to the amount exactly, each within a kuruş
 * of its exact part, and none above its weight while the amount is not above their sum. The remainder goes to
 * the largest fractions, earlier ones first.
 */
export function splitAmount(amountKurus: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amountKurus === 0) return weights.map(() => 0);
  const fair = weights.map((weight) => BigInt(amountKurus) * BigInt(weight));
  const shares = fair.map((product) => Number(product / BigInt(whole)));
  const left = amountKurus - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = fair
    .map((product, index) => ({ index, remainder: product % BigInt(whole) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const luckier = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (luckier.has(index) ? 1 : 0));
}
