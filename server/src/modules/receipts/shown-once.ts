import type { Redis } from 'ioredis';
import { z } from 'zod';

/** Data that the tax office forbids to keep. */
const Secrets = z.object({ lottery: z.string().nullable(), qrData: z.string().nullable() });
type ReceiptSecrets = z.output<typeof Secrets>;

/**
 * The lottery number and QR code of a new receipt, for the page that is open while the order is being paid: shown once, and deleted after a
 * quarter of an hour (decision 132). While Redis is away they are only in the email.
 */
export interface ShownOnce {
  put(receiptId: number, secrets: ReceiptSecrets): Promise<void>;
  take(receiptId: number): Promise<ReceiptSecrets | null>;
}

/** Without Redis. */
export const SHOWN_NOWHERE: ShownOnce = { put: async () => undefined, take: async () => null };

const KEPT_SECONDS = 15 * 60;

/** The keys include the shop's name: shops that share a Redis do not share receipts. */
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
