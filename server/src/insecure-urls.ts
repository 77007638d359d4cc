// Which addresses a shop that others reach does not ask: stand-ins, test systems, and lines that others can read.
import { isLoopback } from './is-loopback.ts';

const isTestSystem = (address: string): boolean => /sandbox|staging|^z-/.test(new URL(address).hostname);

export const isInsecure = (address: string): boolean =>
  isLoopback(address) || isTestSystem(address) || new URL(address).protocol !== 'https:';

/** PosAPI stands beside the server, so that loopback and plain HTTP are its own; its stand-in is told by its path. */
export const isInsecurePosApi = (address: string): boolean =>
  isTestSystem(address) || new URL(address).pathname.startsWith('/pos-api');
