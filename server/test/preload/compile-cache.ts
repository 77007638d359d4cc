// Loaded before the entry of a process that a test starts. What Node made of the sources is kept for the next process, which then
// starts with a third less work. Node writes it when a process ends by itself; most of ours are killed, so it is written earlier.
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
for (const seconds of [1, 3, 9]) setTimeout(flushCompileCache, seconds * 1_000).unref();
