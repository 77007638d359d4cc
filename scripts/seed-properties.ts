// Property tests draw the same values in every run of the gate: an untried input must not block an unrelated change. With FULL=true
// they draw new ones; a failure prints its seed, and the input becomes an example.
import fc from 'fast-check';

const SEED = 20_261_118;

if (process.env['FULL'] !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
