import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands } from '@tokhi/rules/money/money';
import { toastKept } from '@tokhi/ui/overlay/toast.ts';
import { useRef, useState } from 'react';
import { useRead } from '../../../calls/use-read.ts';
import { refreshViewer } from '../../../calls/viewer.ts';
import { clearAtBank, isBackFromBank } from '../at-bank.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { type PaymentAnswer, usePaymentPoll } from './use-payment-poll.ts';

/** The bank is asked at most every 15 s: by the fourth answer it has been asked since the customer's return. */
const LOOKS_AFTER_BANK = 4;
/** How often to look for manual entries, such as a part of a transfer or a lender's number. */
const LOOKS_BETWEEN_READS = 3;

interface OpenInvoiceState {
  /** Null: none is open; undefined until known. */
  invoice: OpenInvoice | null | undefined;
  /** Money received that pays nothing. */
  returnedTug: number;
  /** Methods chosen earlier whose invoices nobody can close. */
  earlier: readonly string[];
  /** Unknown whether it is paid. */
  isChecking: boolean;
}

/** The open invoice of an unpaid order, polled until it is paid or its time is over (spec §4 "Pending order page"). */
export function useOpenInvoice(ordernumber: string, onFinished: () => void): OpenInvoiceState {
  const [answer, setAnswer] = useState<'pending' | 'checking' | null>(null);
  const [isBankAsked, setBankAsked] = useState(false);
  const looks = useRef(0);
  const { reply, failed, read } = useRead('openInvoice', { ordernumber }, (code) => {
    if (code === null) return 'ask again';
    onFinished();
    return 'settled';
  });
  const invoice = reply?.invoice;

  usePaymentPoll(ordernumber, (paymentAnswer) => {
    if (paymentAnswer.result === 'success' || paymentAnswer.result === 'expired') {
      handleOutcome(paymentAnswer);
      onFinished();
      return 'stop';
    }
    setAnswer(paymentAnswer.result);
    looks.current += 1;
    if (looks.current === LOOKS_AFTER_BANK) {
      clearAtBank();
      setBankAsked(true);
    }
    // Used up, or superseded in another tab.
    const isOther =
      invoice !== undefined &&
      paymentAnswer.result === 'pending' &&
      paymentAnswer.invoiceId !== (invoice?.invoiceId ?? null);
    const mayHaveNews = invoice?.confirmed_by != null && looks.current % LOOKS_BETWEEN_READS === 0;
    if (failed || isOther || mayHaveNews) read();
    return 'go on';
  });

  const isBack = invoice != null && !isBankAsked && isBackFromBank(invoice.invoiceId);
  return {
    invoice,
    returnedTug: reply?.returned ?? 0,
    earlier: reply?.earlier ?? [],
    isChecking: isBack || (answer ?? (reply?.checking === true ? 'checking' : 'pending')) === 'checking',
  };
}

/** Updates the header: points were earned, or returned. */
function handleOutcome(paymentAnswer: Extract<PaymentAnswer, { result: 'success' | 'expired' }>): void {
  clearAtBank();
  void refreshViewer();
  if (paymentAnswer.result === 'success') {
    toastKept(fill(texts.paymentReceived, { n: `${groupThousands(paymentAnswer.bonus)} бонус` }));
  }
}
