import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { ask } from './ask.ts';
import { useAnswer, type WithoutAnswer } from './use-answer.ts';

interface ReadOf<Name extends EndpointName> {
  /** Null until it arrives. */
  reply: ReplyOf<Name> | null;
  setReply: (reply: ReplyOf<Name>) => void;
  /** No answer came, and the page chose «ask again». */
  failed: boolean;
  read: () => void;
}

/** One call that a page reads when it opens. */
export function useRead<Name extends EndpointName>(
  name: Name,
  body: BodyOf<Name>,
  without?: WithoutAnswer,
): ReadOf<Name> {
  const { answer, setAnswer, failed, read } = useAnswer(
    JSON.stringify(body),
    (signal) => ask(name, body, { signal }),
    without,
  );
  return { reply: answer, setReply: setAnswer, failed, read };
}
