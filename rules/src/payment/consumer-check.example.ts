import { checkConsumer } from './consumer-check.ts';

const GIVEN = '10038071';
const SHORT = '1003807';

export const example = (): string =>
  `${GIVEN} is ${checkConsumer(GIVEN) === null ? 'taken' : 'refused'}, ${SHORT} is ${checkConsumer(SHORT) === null ? 'taken' : 'refused'}.`;
