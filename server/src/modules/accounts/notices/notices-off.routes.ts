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
 * Emails about prices and stock are switched off without a login. Opening the link only asks: mail scanners open links. A
 * mail program's button posts to it (RFC 8058), and so does the page's. A key of nobody is answered like any other.
 */
export const noticesOff = (db: Db): RawRoute => ({
  name: 'notices-off',
  methods: ['GET', 'POST'],
  path: '/api/user/notices-off',
  who: 'anyone',
  // A mail provider posts for all of its people from a few addresses, as payment providers do.
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

/** Sent to the address that it stands at. */
const PRESS = '<form method="post"><button>Зогсоох</button></form>';

const page = (status: number, body: string) => ({
  status,
  type: 'text/html; charset=utf-8',
  body: barePage(body),
  // The address has the key: it goes nowhere else.
  headers: { 'content-security-policy': BARE_PAGE_POLICY, 'referrer-policy': 'no-referrer' },
});
