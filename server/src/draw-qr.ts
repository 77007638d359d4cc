import QRCode from 'qrcode';

/** At least 240 px wide on the page; an SVG is sharp at any size. */
const WIDTH = 280;

/** The QR code for a bank's app, as a data URL: the browser needs no library and no further file. */
export async function drawQr(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2, width: WIDTH });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The same as a PNG for emails: mail programs do not render SVG. */
export const drawQrPng = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: 2, width: WIDTH });
