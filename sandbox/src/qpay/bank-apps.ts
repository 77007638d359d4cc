/** The apps that QPay lists in every invoice: the beginning of their links, and their names. */
const APPS = [
  ['qpaywallet', 'qPay wallet', 'qPay хэтэвч'],
  ['khanbank', 'Khan bank', 'Хаан банк'],
  ['statebankmongolia', 'State bank', 'Төрийн банк'],
  ['xacbank', 'Xac bank', 'Хас банк'],
  ['tdbbank', 'Trade and Development bank', 'TDB online'],
  ['socialpay-payment', 'Social Pay', 'Голомт банк'],
  ['most', 'Most money', 'МОСТ мони'],
  ['nibank', 'National investment bank', 'Үндэсний хөрөнгө оруулалтын банк'],
  ['ckbank', 'Chinggis khaan bank', 'Чингис Хаан банк'],
  ['capitronbank', 'Capitron bank', 'Капитрон банк'],
  ['bogdbank', 'Bogd bank', 'Богд банк'],
  ['transbank', 'Trans bank', 'Транс банк'],
  ['mbank', 'M bank', 'М банк'],
  ['ard', 'Ard App', 'Ард Апп'],
  ['toki', 'Toki App', 'Токи апп'],
  ['arig', 'Arig bank', 'Ариг банк'],
  ['monpay', 'Monpay', 'Мон Пэй'],
  ['hipay', 'Hipay', 'Hipay'],
  ['tdbwallet', 'Happy Pay', 'Happy Pay MN'],
  ['sono', 'Sono', 'Sono'],
  ['payon', 'PayOn', 'PayOn'],
  ['tino', 'Tino', 'Tino'],
  ['pass', 'Pass', 'Pass'],
] as const;

export const linksOf = (qrText: string) =>
  APPS.map(([scheme, name, description]) => ({
    name,
    description,
    logo: `https://qpay.mn/q/logo/${scheme}.png`,
    link: `${scheme}://q?qPay_QRcode=${qrText}`,
  }));
