import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useEffect, useRef } from 'react';
import { Meter } from '../../parts/meter.tsx';
import { Tag } from '../../parts/tag.tsx';
import { kindText, STATES, validityText } from './code-words.ts';
import type { Code } from './codes-query.ts';

interface CodeRowProps {
  code: Code;
  now: Date;
  isCurrent: boolean;
  onChoose: () => void;
  onSwitch: () => void;
}

/** A code or a set of codes; two lines on a phone. */
export function CodeRow({ code, now, isCurrent, onChoose, onSwitch }: CodeRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const state = STATES[code.state];
  const used = code.max_uses === null ? `${code.uses}` : `${code.uses} / ${code.max_uses}`;
  return (
    <tr
      ref={row}
      className={isCurrent ? 'table__row--selected table__row--current' : undefined}
      aria-current={isCurrent || undefined}
    >
      <td className="code-row__name">
        <button
          type="button"
          className={code.active ? 'code-row__code' : 'code-row__code code-row__code--off'}
          onClick={onChoose}
        >
          {code.code}
        </button>
        {code.note !== null && <small>{code.note}</small>}
      </td>
      <td className="code-row__kind">
        <Tag kind={code.count > 1 ? 'info' : code.kind === 'voucher' ? 'warn' : 'plain'}>{kindText(code)}</Tag>
      </td>
      <td className="table__num code-row__value">
        <b>{formatTug(code.amount)}</b>
      </td>
      <td className="code-row__time">
        {validityText(code, now)}
        <span className="code-row__used-here">, {used} удаа</span>
      </td>
      <td className="code-row__uses">
        {used}
        {code.max_uses === null ? (
          <small>хязгааргүй</small>
        ) : (
          <div className="codes__uses">
            <Meter
              label="Ашигласан"
              value={code.uses}
              max={code.max_uses}
              tone={code.state === 'ending' ? 'near' : 'fits'}
            />
          </div>
        )}
      </td>
      <td className="table__num code-row__off">{code.discounted === 0 ? '–' : groupThousands(code.discounted)}</td>
      <td className="code-row__state">
        <Tag kind={state.kind}>{state.text}</Tag>
      </td>
      <td className="table__num code-row__act">
        <Button
          kind="outline"
          size="s"
          aria-label={`${code.code} ${code.active ? 'унтраах' : 'асаах'}`}
          onClick={onSwitch}
        >
          {code.active ? 'Унтраах' : 'Асаах'}
        </Button>
      </td>
    </tr>
  );
}
