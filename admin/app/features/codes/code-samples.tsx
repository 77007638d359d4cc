import { groupThousands } from '@tokhi/rules/money/money';
import { BYTES_OF_CODE, codeOfBytes } from '@tokhi/rules/money/new-codes';
import { useState } from 'react';
import { Tag } from '../../parts/tag.tsx';

const SAMPLES = 2;

/** Sample codes. Random, and not those that will be made. */
export function CodeSamples({ beginning, count }: { beginning: string; count: number }) {
  const [bytes] = useState(() =>
    Array.from({ length: SAMPLES }, () => crypto.getRandomValues(new Uint8Array(BYTES_OF_CODE))),
  );
  const shown = bytes.slice(0, count).map((one) => codeOfBytes(beginning, one));
  return (
    <div>
      <p className="new-code__samples-head">
        <b>Ийм харагдана</b>
        <span className="soft">0, O, 1, I орохгүй</span>
      </p>
      <p className="new-code__samples">
        {shown.map((code) => (
          <Tag key={code}>{code}</Tag>
        ))}
        {count > shown.length && <Tag kind="line">ба {groupThousands(count - shown.length)}</Tag>}
      </p>
    </div>
  );
}
