import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';

export type ShownOrder = CallReply<Calls['showOrder']>;
