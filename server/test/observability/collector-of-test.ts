import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}
interface ReceivedSpan {
  /** `service.name` of the process that sent it. */
  process: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<ReceivedSpan, 'process'>[] }[] }[];
}

/** A collector like OpenTelemetry's: accepts OTLP in JSON at `/v1/traces`, and stores what it gets. */
export async function collectorOfTest(status = 200) {
  const spans: ReceivedSpan[] = [];
  let asked = 0;
  const take = ({ resourceSpans }: Sent) => {
    for (const { resource, scopeSpans } of resourceSpans) {
      const process = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ process, ...span })));
    }
  };
  const server = createServer((request, reply) => {
    asked += 1;
    if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
      return void reply.writeHead(404).end();
    void json(request).then((sent) => {
      take(sent as Sent);
      reply.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
