import type pg from 'pg';

export interface Heard {
  text: string;
  values: unknown[];
  /** PostgreSQL's answer, once it is there. */
  rows: Record<string, unknown>[];
}

type Query = (...given: unknown[]) => unknown;

/** Listens to a connection: records every statement as it is sent. */
export function listenTo(client: pg.ClientBase, heard: Heard[]): void {
  const send = client.query.bind(client) as Query;
  const heardQuery: Query = (text, values, ...rest) => {
    const answer = send(text, values, ...rest);
    if (typeof text !== 'string' || !Array.isArray(values)) return answer;
    const one: Heard = { text, values, rows: [] };
    heard.push(one);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: pg.QueryResult) => {
      one.rows = result.rows;
      return result;
    });
  };
  client.query = heardQuery as unknown as typeof client.query;
}
