// The sandbox that both machines use, called by the drill.
const SANDBOX = 'http://127.0.0.1:4900';

export async function turn(standIn: string, condition: 'well' | 'down' | 'slow'): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ condition });
  const answer = await fetch(`${SANDBOX}/switches/${standIn}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the sandbox cannot turn ${standIn} ${condition}: ${answer.status}`);
}

/** The most messages that phones got within a second. */
export async function messagesASecond(): Promise<number> {
  const answer = await fetch(`${SANDBOX}/message-pro/messages`);
  const { messages } = (await answer.json()) as { messages: { receivedAt: string }[] };
  const times = messages.map(({ receivedAt }) => Date.parse(receivedAt)).sort((one, other) => one - other);
  return Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length));
}
