// The name of a session: the browser family and system of its user agent, such as «Chrome, Windows». Versions do not count.

/** Browsers name one another in their user agents, so the order counts. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Facebook', /FBAN|FBAV/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const UNKNOWN = 'Үл мэдэгдэх хөтөч';

/** The name for a user agent; «Үл мэдэгдэх хөтөч» if it is unknown. */
export function browserName(agent: string): string {
  const named = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(agent))?.[0];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ') || UNKNOWN;
}

/** Whether two sessions may be of one browser: an update changes only its version. */
export const isSameBrowser = (one: string, other: string): boolean =>
  one === other || (browserName(one) !== UNKNOWN && browserName(one) === browserName(other));

export const isPhone = (agent: string): boolean => /iPhone|Android.*Mobile/.test(agent);
