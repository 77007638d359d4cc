import { referenceInMemo } from './reference-in-memo.ts';

/** What the payer wrote, with the reference of the order marked. */
export function Memo({ memo, ordernumber }: { memo: string; ordernumber: string | undefined }) {
  const found = ordernumber === undefined ? null : referenceInMemo(memo, ordernumber);
  if (found === null) return memo;
  const [before, typed, after] = found;
  return (
    <>
      {before}
      <mark className="transfers__mark">{typed}</mark>
      {after}
    </>
  );
}
