import { useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { useCallback, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import type { CopiedCodes } from './codes-csv.tsx';
import type { Code } from './codes-query.ts';
import { csvOfCodes } from './csv-of-codes.ts';
import type { bodyOf } from './new-code.ts';

/** A switched code that can still be switched back. */
export interface Switched {
  code: Code;
  reserved: number;
  until: Date;
}

const UNDO_MS = 15_000;

/** The actions on codes; changed data is read again. */
export function useCodes() {
  const queries = useQueryClient();
  const [copied, setCopied] = useState<CopiedCodes | null>(null);
  const [switched, setSwitched] = useState<Switched | null>(null);
  // One function for all renders, because the bar counts down until it calls it.
  const clearSwitched = useCallback(() => setSwitched(null), []);
  const readAgain = async () => {
    await Promise.all(['codes', 'code'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  async function copy({ id, code, count }: Pick<Code, 'id' | 'code' | 'count'>): Promise<void> {
    const csv = csvOfCodes(await allLines(id));
    setCopied({ name: code, csv, count });
    // A browser without the clipboard permission still has the panel.
    await navigator.clipboard?.writeText(csv).catch(() => undefined);
  }
  /** Resolves with the id of the new code, or of the first one of the set. */
  async function create(body: ReturnType<typeof bodyOf>): Promise<number> {
    const { code } = await ask('createCodes', body);
    await readAgain();
    if (code.count > 1) await copy(code);
    return code.id;
  }
  async function turn({ id, version, active }: Code, isUndo = false): Promise<void> {
    const done = await ask('switchCode', { id, version, active: !active });
    setSwitched(isUndo ? null : { code: done.code, reserved: done.reserved, until: new Date(Date.now() + UNDO_MS) });
    await readAgain();
  }
  return { copied, switched, copy, create, turn, clearSwitched, readAgain };
}

/** A set may have 10,000 codes: they are read in portions. */
async function allLines(id: number) {
  const lines: CallReply<AdminCalls['copyCodes']>['lines'] = [];
  let after: number | undefined;
  do {
    const portion = await ask('copyCodes', { id, after });
    lines.push(...portion.lines);
    after = portion.next ?? undefined;
  } while (after !== undefined);
  return lines;
}
