/** Checks that print their results. */
export interface Checks {
  (what: string, isSo: boolean, found?: string): void;
  readonly failed: readonly string[];
}

export function createChecks(): Checks {
  const failed: string[] = [];
  const check = (what: string, isSo: boolean, found = ''): void => {
    console.log(`${isSo ? 'ok    ' : 'NOT SO'} ${what}${found === '' ? '' : `: ${found}`}`);
    if (!isSo) failed.push(what);
  };
  return Object.assign(check, { failed });
}
