import type { Redis } from 'ioredis';
import { z } from 'zod';

/** What the tax office lets nobody keep. */
const Secrets = z.object({ lottery: z.string().nullable(), qrData: z.string().nullable() });
type ReceiptSecrets = z.output<typeof Secrets>;

/**
 * The lottery number and the QR of a new receipt, for the page that is open when the order gets paid: told once, and gone
 * after a quarter of an hour (decision 132). While Redis is away they are in the mail only.
 */
export interface ShownOnce {
  put(receiptId: number, secrets: ReceiptSecrets): Promise<void>;
  take(receiptId: number): Promise<ReceiptSecrets | null>;
}

/** Where there is no Redis. */
export const SHOWN_NOWHERE: ShownOnce = { put: async () => undefined, take: async () => null };

const KEPT_SECONDS = 15 * 60;

/** Shops that share a Redis share no receipts: each has a name. */
export function shownOnceIn(redis: Redis, shop: string): ShownOnce {
  const keyOf = (receiptId: number) => `receipt:${shop}:${receiptId}`;
  return {
    async put(receiptId, secrets) {
      await redis.set(keyOf(receiptId), JSON.stringify(secrets), 'EX', KEPT_SECONDS).catch(() => null);
    },
    async take(receiptId) {
      const kept = await redis.getdel(keyOf(receiptId)).catch(() => null);
      return kept === null ? null : Secrets.parse(JSON.parse(kept));
    },
  };
}
