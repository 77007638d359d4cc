// Addresses that a live shop must not call: stand-ins, test systems, and unencrypted connections.
import { isLoopback } from './is-loopback.ts';

const isTestSystem = (address: string): boolean => /sandbox|staging|^z-/.test(new URL(address).hostname);

export const isInsecure = (address: string): boolean =>
  isLoopback(address) || isTestSystem(address) || new URL(address).protocol !== 'https:';

/** PosAPI runs next to the server, so loopback and plain HTTP are fine; its stand-in is recognised by its path. */
export const isInsecurePosApi = (address: string): boolean =>
  isTestSystem(address) || new URL(address).pathname.startsWith('/pos-api');
