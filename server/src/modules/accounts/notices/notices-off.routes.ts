import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { RawRoute } from '../../../http/calls/raw-routes.ts';
import { BARE_PAGE_POLICY, barePage } from '../../../http/pages/bare-page.ts';
import { type NoticeKind, switchOff } from './notices.queries.ts';

/** What the links of such emails carry (notifications/emails/notice-emails.ts). */
const Link = z.object({ about: z.enum(['price-drop', 'back-in-stock']), key: z.uuid() });

const NAMES: Record<NoticeKind, string> = {
  'price-drop': 'Хадгалсан барааны үнэ буусан тухай имэйл',
  'back-in-stock': 'Хүлээсэн бараа ирсэн тухай имэйл',
};

/**
 * Switches emails about prices and stock off without a login. Opening the link only asks: mail scanners open links. The button of the mail
 * program (RFC 8058) and of the page post to it. An unknown key gets the same answer.
 */
export const noticesOff = (db: Db): RawRoute => ({
  name: 'notices-off',
  methods: ['GET', 'POST'],
  path: '/api/user/notices-off',
  who: 'anyone',
  // A mail provider posts for all its users from a few addresses, like payment providers.
  limit: 'callbacks',
  upTo: 1_024,
  async handle({ method, query }) {
    const link = Link.safeParse(query);
    if (!link.success) return page(400, '<p>Холбоос буруу байна. Мэдэгдлээ профайлаасаа тохируулна уу.</p>');
    const { about, key } = link.data;
    if (method === 'GET') return page(200, `<p>${NAMES[about]} авахаа болих уу?</p>\n${PRESS}`);
    await switchOff(db, about, key);
    return page(200, `<p>${NAMES[about]} дахин ирэхгүй. Профайлаасаа хэзээ ч буцааж асааж болно.</p>`);
  },
});

/** Posts to the page's own address. */
const PRESS = '<form method="post"><button>Зогсоох</button></form>';

const page = (status: number, body: string) => ({
  status,
  type: 'text/html; charset=utf-8',
  body: barePage(body),
  // The URL contains the key: it must not leak.
  headers: { 'content-security-policy': BARE_PAGE_POLICY, 'referrer-policy': 'no-referrer' },
});
