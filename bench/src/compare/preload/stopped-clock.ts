// Loaded before processes of both sides: stops their clock at one moment, so that the demo shop has the same days on both and
// nothing differs because one request was later. PostgreSQL has its own clock, so it is the moment of the run.
const moment = Number(process.env['STOPPED_AT']);
if (!Number.isFinite(moment)) throw new Error('STOPPED_AT says no moment');

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [] | [number]) => (given.length === 0 ? new target(moment) : new target(...given)),
  apply: () => new RealDate(moment).toString(),
  get: (target, name) => (name === 'now' ? () => moment : (Reflect.get(target, name) as unknown)),
});
