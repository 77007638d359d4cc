// Property tests draw the same values in every run of the gate: an input that nobody has tried yet is no reason to refuse somebody
// else's change. With FULL=true they draw new ones; a failure prints its seed, and the input becomes an example of its own.
import fc from 'fast-check';

const SEED = 20_261_118;

if (process.env['FULL'] !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
