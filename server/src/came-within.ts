/** Waits for something, but no longer than `ms`, and says whether it came. What it comes to later is nobody's business. */
export async function cameWithin(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([awaited.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
