export function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Mann-Whitney U, two-sided, by the normal approximation with ties: how likely two samples of one population differ this much. A
 * small p means that somebody who measures can tell them apart.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))].sort(
    (left, right) => left.time - right.time,
  );
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.time === all[from]?.time) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.isOne) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  if (deviation === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / deviation;
  return 2 * (1 - normal(z));
}

/** The normal distribution (Abramowitz and Stegun 7.1.26, exact to seven digits). */
function normal(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - 0.5 * polynomial * Math.exp(-x * x);
}
