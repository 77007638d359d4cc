/** So many of them at equal distances, starting with the first. */
export function spread<Value>(values: readonly Value[], count: number): Value[] {
  const wanted = Math.min(Math.floor(count), values.length);
  return Array.from({ length: wanted }, (_, at) => values[Math.floor((at * values.length) / wanted)] as Value);
}
