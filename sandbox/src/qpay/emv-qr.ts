// The text of QPay's QR: tag, length and value one after the other (EMVCo), with a checksum at its end that every bank app checks.

const FIRST = 0xffff;
const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE, as four characters. */
export function crcOf(text: string): string {
  let sum = FIRST;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ POLYNOMIAL : sum << 1;
    sum &= 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

export interface QrOfInvoice {
  /** 31 digits. */
  account: string;
  amount: number;
  merchant: string;
  reference: string;
  description: string;
  qrId: string;
}

const SHOPS_OF_FURNITURE = '5712';
const TUGRIK = '496';
/** The description shares a field of at most 99 characters with the reference and the number of the QR. */
const LONGEST_DESCRIPTION = 25;

export function qrText({ account, amount, merchant, reference, description, qrId }: QrOfInvoice): string {
  const latin = description.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_DESCRIPTION);
  const before = [
    field('00', '01'),
    field('01', '12'),
    field('15', account),
    field('52', SHOPS_OF_FURNITURE),
    field('53', TUGRIK),
    field('54', String(amount)),
    field('58', 'MN'),
    field('59', merchant),
    field('60', 'Ulaanbaatar'),
    field('62', field('01', reference) + field('05', latin) + field('07', qrId)),
    '6304',
  ].join('');
  return `${before}${crcOf(before)}`;
}
