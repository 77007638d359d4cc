import { addressInput } from './address-input.ts';
import { betweenInput } from './between-input.ts';
import { callInput } from './call-input.ts';
import type { Endpoint } from './connection.ts';
import { floodInput } from './flood-input.ts';
import type { Input } from './input.ts';
import { markersOf } from './markers.ts';
import type { ShopRead } from './read-shop.ts';

/** The input with an id such as `search/17@shop`, as in the run with this seed. */
export function inputOf(id: string, endpoint: Endpoint, seed: number, { calls, words, addresses }: ShopRead): Input {
  const [, name = '', number = ''] = /^(\w+)\/(\d+)@/.exec(id) ?? [];
  const drawn = { seed, words, addresses, markers: markersOf(seed) };
  if (name === 'address') return addressInput(Number(number), endpoint, drawn);
  if (name === 'between') return betweenInput(calls, Number(number), endpoint, drawn);
  if (name === 'flood') return floodInput(Number(number), endpoint, drawn.markers);
  const call = calls.find((one) => one.name === name);
  if (call === undefined) throw new Error(`${id} names no input; say one such as search/17@shop or address/3@edge`);
  return callInput(call, Number(number), endpoint, drawn);
}
