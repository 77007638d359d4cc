// Prometheus, Alertmanager and Debian's exporters on the host of a drill, with the files of ops/monitoring; only addresses differ.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { parse, stringify } from 'yaml';
import { type Host, STREET } from '../hosts.ts';
import { ADMIN_PORT, API_PORTS, PROCESSES, type Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';

const FILES = new URL('../../../ops/monitoring/', import.meta.url);
const HOME = '/var/lib/prometheus';
const WEBHOOK_PORT = 9095;
const LONGEST_START_S = 60;

export const MONITORING_PROGRAMS = {
  '/usr/bin/prometheus': 'prometheus',
  '/usr/bin/prometheus-alertmanager': 'prometheus-alertmanager',
  '/usr/bin/prometheus-node-exporter': 'prometheus-node-exporter',
  '/usr/bin/prometheus-postgres-exporter': 'prometheus-postgres-exporter',
  '/usr/bin/prometheus-redis-exporter': 'prometheus-redis-exporter',
  '/usr/bin/prometheus-nginx-exporter': 'prometheus-nginx-exporter',
};

/** Where the doctor writes its findings. */
export const TEXTFILES = `${HOME}/textfiles`;

const local = (...ports: number[]) => ports.map((port) => `127.0.0.1:${port}`);
const TARGETS: Readonly<Record<string, string[]>> = {
  'tokhi-api': local(...API_PORTS),
  'tokhi-worker': local(PROCESSES.worker),
  'tokhi-admin': local(ADMIN_PORT),
};

export interface Monitoring {
  /** The alerts that fire now. */
  firing(): Promise<Set<string>>;
  /** Every alert that ever fired. */
  fired(): Promise<string[]>;
  /** The names of all metrics that Prometheus has. */
  metricNames(): Promise<Set<string>>;
  /** Alerts that reached the on-call phone. */
  rung: ReadonlySet<string>;
}

export async function startMonitoring({ host }: Shop): Promise<Monitoring> {
  for (const folder of [TEXTFILES, `${HOME}/data`, `${HOME}/alertmanager`])
    mkdirSync(host.path(folder), { recursive: true });
  cpSync(new URL('rules', FILES), host.path(`${HOME}/rules`), { recursive: true });
  writeFileSync(host.path(`${HOME}/prometheus.yml`), prometheusFor());
  writeFileSync(host.path(`${HOME}/alertmanager.yml`), alertmanagerFor());
  await showStatus();
  startExporters();
  const rung = listenAsTelephone();
  host.start('alertmanager', [
    ...['/usr/bin/prometheus-alertmanager', `--config.file=${HOME}/alertmanager.yml`],
    ...[`--storage.path=${HOME}/alertmanager`, '--cluster.listen-address='],
  ]);
  host.start('prometheus', [
    ...['/usr/bin/prometheus', `--config.file=${HOME}/prometheus.yml`, `--storage.tsdb.path=${HOME}/data`],
    '--web.listen-address=0.0.0.0:9090',
  ]);
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`http://${host.address}:9090/api/v1/${path}`);
    return ((await answer.json()) as { data: Answer }).data;
  };
  await until('Prometheus', LONGEST_START_S, async () => (await ask<object>('alerts')) !== undefined);
  return {
    async firing() {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    async fired() {
      const query = encodeURIComponent('count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[1d]))');
      const { result } = await ask<{ result: { metric: { alertname: string } }[] }>(`query?query=${query}`);
      return result.map(({ metric }) => metric.alertname).sort();
    },
    metricNames: async () => new Set(await ask<string[]>('label/__name__/values')),
    rung,
  };

  /** Adds the status page for the exporter (ops/README.md, Monitoring). */
  async function showStatus(): Promise<void> {
    const file = host.path('/etc/nginx/nginx.conf');
    const status = 'server { listen 8088; location = /nginx { stub_status; } }';
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\}\s*$/, `${status}\n}\n`));
    host.stop('nginx', 'SIGHUP');
    // An exporter that gets no answer at its start exits.
    const address = `http://${host.address}:8088/nginx`;
    await until('what nginx says of itself', LONGEST_START_S, async () => (await fetch(address)).ok);
  }

  function startExporters(): void {
    // Clock metrics without chrony, and unit metrics without systemd, say nothing about the shop.
    const collectors = ['disable-defaults', 'filesystem', 'meminfo', 'textfile', `textfile.directory=${TEXTFILES}`];
    host.start('node-exporter', [
      '/usr/bin/prometheus-node-exporter',
      ...collectors.map((name) => `--collector.${name}`),
    ]);
    const database = 'postgres://postgres@127.0.0.1:5432/tokhi?sslmode=disable';
    host.start('postgres-exporter', ['/usr/bin/prometheus-postgres-exporter'], { env: { DATA_SOURCE_NAME: database } });
    host.start('redis-exporter', ['/usr/bin/prometheus-redis-exporter']);
    startNginxExporter(host);
  }
}

export const startNginxExporter = (host: Host): void =>
  void host.start('nginx-exporter', [
    ...['/usr/bin/prometheus-nginx-exporter', '-nginx.scrape-uri=http://127.0.0.1:8088/nginx'],
  ]);

const read = (name: string) => readFileSync(new URL(name, FILES), 'utf8');

function prometheusFor(): string {
  const config = parse(read('prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  for (const { job_name: job, static_configs: places } of config.scrape_configs)
    for (const place of places) place.targets = TARGETS[job] ?? place.targets;
  return stringify(config);
}

/** Mail goes to the sandbox's server, and the phone is on the public network. */
const alertmanagerFor = (): string =>
  [
    ['127.0.0.1:25', `${STREET}:4925`],
    [`127.0.0.1:${WEBHOOK_PORT}`, `${STREET}:${WEBHOOK_PORT}`],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`ops/monitoring/alertmanager.yml says «${from}» no longer`);
    return text.replace(from, to);
  }, read('alertmanager.yml'));

function listenAsTelephone(): Set<string> {
  const rung = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { alerts } = (await json(request)) as { alerts: { labels: { alertname: string } }[] };
    for (const { labels } of alerts) rung.add(labels.alertname);
    response.end();
  };
  createServer((request, response) => void answer(request, response)).listen(WEBHOOK_PORT, STREET);
  return rung;
}
