import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { Values, WholeForm } from './settings-query.ts';

export type SettingChange =
  | { does: 'save'; value: Values; reason: string }
  | { does: 'finish'; state: 'approved' | 'declined' };

/** Saves a form, or prepares it for a second person if it is about money; resolves with a message. */
export function useSettingChange(form: WholeForm, onDone: () => void) {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const { name, version, isMoney, approval } = form;
  const change = async (asked: SettingChange): Promise<string> => {
    if (asked.does === 'finish') {
      const body = { approval: approval?.id ?? 0, version: approval?.version ?? 1, state: asked.state };
      await ask('approveSetting', body, keyOf(body));
      return asked.state === 'approved' ? 'Батлагдлаа, одооноос мөрдөнө.' : 'Батлагдсангүй, хуучин утга хэвээр.';
    }
    const body = { form: name, version, value: asked.value };
    if (!isMoney) {
      await ask('saveSetting', body, keyOf(body));
      return 'Хадгаллаа.';
    }
    const prepared = { ...body, reason: asked.reason };
    await ask('prepareSetting', prepared, keyOf(prepared));
    return 'Хоёр дахь хүн батлахад мөрдөнө.';
  };
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      renew();
      onDone();
    },
    // Also after a refusal, because a colleague may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: ['setting'] }),
  });
}
