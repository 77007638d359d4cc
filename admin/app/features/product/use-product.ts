import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { type Product, productQuery } from './product-query.ts';

type Save = Omit<CallBody<AdminCalls['saveProduct']>, 'code' | 'version' | 'model_version'>;
type To = CallBody<AdminCalls['changeListing']>['to'];

/** Saves and publishes the product of a page; the page then shows the reply. */
export function useProduct({ code, version, model_version }: Product, onSaved: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, renew } = useRequestKey();
  const keep = async (reply: { result: 'success'; product: Product }) => {
    renew();
    queries.setQueryData(productQuery(code).queryKey, reply);
    await queries.invalidateQueries({ queryKey: ['products'] });
  };
  const save = useMutation({
    mutationFn: (changes: Save) => {
      const body = { code, version, model_version, ...changes };
      return ask('saveProduct', body, keyOf(body));
    },
    onSuccess: async (reply) => {
      await keep(reply);
      onSaved();
    },
  });
  const list = useMutation({
    mutationFn: (to: To) => {
      const body = { code, version, to };
      return ask('changeListing', body, keyOf(body));
    },
    onSuccess: keep,
  });
  const create = useMutation({
    mutationFn: (body: { how: 'copy'; of: string } | { how: 'colour'; of: string; colour: number }) =>
      ask('createProduct', body, keyOf(body)),
    // Here and not at the caller: a page that was left meanwhile would not open the new product.
    onSuccess: async (reply) => {
      renew();
      await queries.invalidateQueries({ queryKey: ['products'] });
      void navigate(`/products/${reply.product.code}`);
    },
  });
  return { save, list, create, readAgain: () => queries.invalidateQueries({ queryKey: productQuery(code).queryKey }) };
}
