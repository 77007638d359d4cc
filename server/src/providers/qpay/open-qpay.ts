// QPay v2 for merchants: one QR that every bank's app can pay.
import { keepToken } from '../gateway/keep-token.ts';
import type { Provider } from '../gateway/open-provider.ts';
import {
  type KnownInvoice,
  type Looked,
  type PaymentGateway,
  type ProviderPayment,
  ProviderRefused,
} from '../gateway/payment-gateway.ts';
import type { Answer, Question } from '../gateway/send-once.ts';
import { understood } from '../gateway/understood.ts';
import { invoiceOf, linksOf, listedPayment, paymentOf } from './present.ts';
import {
  CheckAnswer,
  codeOf,
  endOfToken,
  InvoiceAnswer,
  InvoiceState,
  isCancelled,
  ListAnswer,
  PaymentAnswer,
  TokenAnswer,
} from './shapes.ts';

export interface QPayKeys {
  url: string;
  username: string;
  password: string;
  invoiceCode: string;
}

type Say = (question: Omit<Question, 'url' | 'headers'> & { path: string; repeats: boolean }) => Promise<Answer>;

const ROWS = 100;
const PAID = 'PAID';
const CARD = 'CARD';

export function openQPay(
  provider: Provider,
  keys: QPayKeys,
  now: () => Date = () => new Date(),
): PaymentGateway & Required<Pick<PaymentGateway, 'refund' | 'listPayments'>> {
  const { name } = provider;
  const login = Buffer.from(`${keys.username}:${keys.password}`).toString('base64');
  const tokens = keepToken(async (ask) => {
    const url = `${keys.url}/auth/token`;
    const answer = await ask({ method: 'POST', url, headers: { authorization: `Basic ${login}` }, repeats: true });
    const { access_token, expires_in } = understood(name, TokenAnswer, accepted(answer));
    return { value: access_token, goodUntil: endOfToken(expires_in, now()) };
  }, now);

  const accepted = ({ status, body }: Answer): unknown => {
    if (status >= 400) throw new ProviderRefused(`${name}: ${codeOf(body, status)}`);
    return body;
  };
  const asking = <Result>(work: (say: Say) => Promise<Result>): Promise<Result> =>
    provider.within((ask) =>
      work(({ path, ...question }) =>
        tokens.askWith(ask, (token) =>
          ask({ ...question, url: `${keys.url}${path}`, headers: { authorization: `Bearer ${token}` } }),
        ),
      ),
    );
  const payment = async (say: Say, id: string) =>
    understood(name, PaymentAnswer, accepted(await say({ method: 'GET', path: `/payment/${id}`, repeats: true })));

  const look = (id: string, reference: string): Promise<Looked> =>
    asking(async (say) => {
      const offset = { page_number: 1, page_limit: ROWS };
      const json = { object_type: 'INVOICE', object_id: id, offset };
      const answer = await say({ method: 'POST', path: '/payment/check', json, repeats: true });
      if (codeOf(answer.body, answer.status) === 'INVOICE_NOTFOUND') return { state: 'closed', payments: [] };
      const { rows } = understood(name, CheckAnswer, accepted(answer));
      const payments: ProviderPayment[] = [];
      for (const row of rows.filter(({ payment_status }) => payment_status === PAID)) {
        // The rows of a check contain no time, which decides whether money is late.
        payments.push(paymentOf(await payment(say, row.payment_id), { reference, providerInvoiceId: id }));
      }
      if (payments.length > 0) return { state: 'paid', payments };
      const invoice = accepted(await say({ method: 'GET', path: `/invoice/${id}`, repeats: true }));
      const { invoice_status } = understood(name, InvoiceState, invoice);
      return { state: isCancelled(invoice_status) ? 'closed' : 'open', payments };
    });

  const listPayments = async (from: Date, to: Date): Promise<ProviderPayment[]> => {
    const payments: ProviderPayment[] = [];
    for (let page = 1; ; page += 1) {
      const json = {
        object_type: 'MERCHANT',
        object_id: keys.username,
        start_date: from.toISOString(),
        end_date: to.toISOString(),
        offset: { page_number: page, page_limit: ROWS },
      };
      const { rows } = await asking(async (say) =>
        understood(
          name,
          ListAnswer,
          accepted(await say({ method: 'POST', path: '/payment/list', json, repeats: true })),
        ),
      );
      payments.push(...rows.filter(({ payment_status }) => payment_status === PAID).map(listedPayment));
      if (rows.length < ROWS) return payments;
    }
  };

  /** The answer with its id was lost: nobody saw its QR code, and a payment would be in the list. */
  const lookByReference = async ({ reference, createdAt }: KnownInvoice): Promise<Looked> => {
    const listed = await listPayments(createdAt, now());
    const payments = listed.filter((one) => one.reference === reference);
    return { state: payments.length > 0 ? 'paid' : 'closed', payments };
  };

  return {
    createInvoice: (asked) =>
      asking(async (say) => {
        const json = invoiceOf(asked, keys.invoiceCode);
        // Not repeated: the same reference sent twice would create two invoices.
        const answer = await say({ method: 'POST', path: '/invoice', json, repeats: false });
        const invoice = understood(name, InvoiceAnswer, accepted(answer));
        return {
          providerInvoiceId: invoice.invoice_id,
          qrText: invoice.qr_text,
          paymentUrl: invoice.qPay_shortUrl ?? null,
          deeplinks: linksOf(invoice.urls),
        };
      }),
    check: (invoice) =>
      invoice.providerInvoiceId === null
        ? lookByReference(invoice)
        : look(invoice.providerInvoiceId, invoice.reference),
    async cancel({ providerInvoiceId }) {
      if (providerInvoiceId === null) return;
      await asking(async (say) => {
        const answer = await say({ method: 'DELETE', path: `/invoice/${providerInvoiceId}`, repeats: true });
        // A paid invoice cannot be paid any more either.
        const isOver = /^(INVOICE_ALREADY_CANCELED|INVOICE_NOTFOUND|INVOICE_PAID)$/.test(
          codeOf(answer.body, answer.status),
        );
        if (!isOver) accepted(answer);
      });
    },
    refund: ({ providerPaymentId, amountTug, reference }) =>
      asking(async (say) => {
        const { payment_amount, payment_status, transaction_type } = await payment(say, providerPaymentId);
        const done = { providerRefundId: providerPaymentId };
        if (/^REFUND(ED)?$/.test(payment_status)) return done;
        if (transaction_type !== CARD) throw new ProviderRefused(`${name}: only card payments are given back`);
        if (payment_amount !== amountTug) throw new ProviderRefused(`${name}: only a whole payment is given back`);
        const path = `/payment/refund/${providerPaymentId}`;
        accepted(await say({ method: 'DELETE', path, json: { note: reference }, repeats: false }));
        return done;
      }),
    listPayments,
  };
}
