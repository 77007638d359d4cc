import { openShopStore } from '../media/open-shop-media.ts';
import { openPosApi } from '../providers/pos-api/open-pos-api.ts';
import { whyMailRefused } from '../providers/smtp/why-mail-refused.ts';
import type { Outside } from './examine.ts';

/** Asks the services for mail, receipts and pictures without sending anything. */
export const outside: Outside = {
  lotteriesLeft: async (url) => {
    const posApi = openPosApi({ url, onTrouble: () => undefined });
    try {
      return await posApi.lotteriesLeft();
    } finally {
      await posApi.close();
    }
  },
  whyNoPictures: async (env) => {
    const store = openShopStore(env, () => undefined);
    try {
      // The nightly purge reads the same list.
      await store.list('upload/');
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    } finally {
      await store.close();
    }
  },
  whyNoMail: ({ SMTP_URL }) => whyMailRefused(SMTP_URL),
};
