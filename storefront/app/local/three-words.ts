// The pin of the shipping page in three words, key `w3w` (spec §3).
import { storedText } from './stored-text.ts';

const words = storedText('w3w');

export const useKeptWords = words.use;
export const keptWords = words.get;
export const keepWords = words.set;
export const clearWords = words.clear;
