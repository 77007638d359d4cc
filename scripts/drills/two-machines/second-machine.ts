// Two machines of one shop: the first has database, Redis, admin, edge, API and a worker; the second API and a worker with PosAPI.
// Each has its own folder for pictures; the object store is on the public network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3_OF_SANDBOX } from '../../../sandbox/src/s3/s3.routes.ts';
import { type Host, makeHost, STREET } from '../hosts.ts';
import { startOneServer } from '../shop/one-server.ts';
import { edgeAnswers, prepareNginx, startNginx } from '../shop/start-nginx.ts';
import { ADMIN_PORT, API_PORTS, passOn, type Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';

const ADDRESS = '10.20.0.32';
const LONGEST_START_S = 120;
/** An address without a PosAPI. */
const NO_POS_API = 'http://127.0.0.1:1';

const PICTURES = {
  MEDIA_DIR: '/var/lib/tokhi/media',
  MEDIA_S3_URL: `http://${STREET}:4900/s3`,
  MEDIA_S3_REGION: 'us-east-1',
  MEDIA_S3_BUCKET: S3_OF_SANDBOX.bucket,
  MEDIA_S3_KEY: S3_OF_SANDBOX.keyId,
  MEDIA_S3_SECRET: S3_OF_SANDBOX.secret,
};

export interface TwoMachines {
  shop: Shop;
  second: Host;
  /** Starts the second machine's worker, the only one that issues receipts. */
  startSecondWorker(): Promise<void>;
  /** How often the worker of a machine logged a job of that name. */
  countDone(host: Host, job: string): number;
}

export async function startTwoMachines(folder: string): Promise<TwoMachines> {
  const shop = await startOneServer(folder, { ...PICTURES, POS_API_URL: NO_POS_API, WORKER_QUEUES: 'anywhere' });
  const second = makeHost(folder, 'app2', ADDRESS);
  shop.startOn(second, 'api-3000', {});
  await until('the second machine answers', LONGEST_START_S, () => shop.ready('api-3000', second));
  shop.host.stop('nginx');
  await until('the edge has stopped', LONGEST_START_S, async () => shop.host.running('nginx')?.exitCode !== null);
  const upstreams = API_PORTS.map((port) => `127.0.0.1:${port}`);
  prepareNginx(shop.host, [...upstreams, `${ADDRESS}:${API_PORTS[0]}`]);
  startNginx(shop.host);
  await edgeAnswers();
  // Staff connect from outside.
  await passOn({ host: '127.0.0.1', port: ADMIN_PORT }, () => ({ host: shop.host.address, port: ADMIN_PORT }));
  return {
    ...{ shop, second },
    async startSecondWorker() {
      shop.startOn(second, 'worker', { WORKER_QUEUES: 'all', POS_API_URL: `http://${STREET}:4900/pos-api` });
      await until('the second worker is ready', LONGEST_START_S, () => shop.ready('worker', second));
    },
    countDone: ({ name }, job) =>
      readFileSync(join(folder, 'log', `${name}-worker.log`), 'utf8').split(`"job":"${job}"`).length - 1,
  };
}
