/** Waits for a promise, but no longer than `ms`, and says whether it was fulfilled by then. A later outcome is ignored. */
export async function settlesWithin(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([awaited.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
