import QRCode from 'qrcode';

/** At least 240 px wide on the page; an SVG is sharp at any. */
const WIDTH = 280;

/** What a bank's app scans, as a picture in an address: the browser needs no library for it, and no file of ours. */
export async function drawQr(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2, width: WIDTH });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The same as a picture within an email: mail programs draw no SVG. */
export const drawQrPng = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: 2, width: WIDTH });
