import { readFileSync } from 'node:fs';
import { readReport } from '../backup/backup-report.ts';
import { type Env, judgeEnv } from '../env.ts';
import { isLoopback } from '../is-loopback.ts';
import { askedAddresses } from '../payment-keys.ts';
import { judgeArchiver } from './archiver.ts';
import { judgeBackups } from './backup.ts';
import { cachesOf, judgeCacheDisk } from './cache-disk.ts';
import { judgeCertificate, readCertificate } from './certificate.ts';
import { clockOfAnswer, judgeClock } from './clock.ts';
import { judgeDisk, spaceOf } from './disk.ts';
import { bad, type Finding, warning } from './finding.ts';
import { lookAtArchiver } from './look-at-archiver.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtStore } from './look-at-store.ts';
import { judgeMigrations, migrationFiles } from './migrations.ts';
import { judgePictureStore } from './pictures.ts';
import { judgeQueue, judgeServed } from './queue.ts';
import { judgeReachable, whyUnreachable } from './reachable.ts';
import { judgeMail, judgePosApi } from './receipts.ts';
import { judgeSettings } from './settings.ts';
import { judgeStore } from './store.ts';
import { judgeVersion } from './versions.ts';
import { judgeAddress, statusOf } from './web.ts';

/** What only the entry files of a process may open. */
export interface Outside {
  /** How many lottery numbers PosAPI has left. */
  lotteriesLeft: (url: string) => Promise<number | 'away'>;
  /** Null, or why the mail server does not accept our mail. */
  whyNoMail: (env: Env) => Promise<string | null>;
  /** Null, or why the object store does not list its pictures. */
  whyNoPictures: (env: Env) => Promise<string | null>;
}

/** Checks everything about a shop that is visible from its machine. Changes nothing. */
export async function examine(
  source: NodeJS.ProcessEnv,
  outside: Outside,
  now: Date,
  spaceAt = spaceOf,
  archiverAt = lookAtArchiver,
): Promise<Finding[]> {
  const { env, problems } = judgeEnv(source, ['WORKER_DATABASE_URL', 'ADMIN_ORIGIN']);
  const machine = [
    ...judgeSettings(problems, env.NODE_ENV),
    judgeVersion('Node.js', process.version),
    ...[...new Set(['/', env.MEDIA_DIR])].map((path) => judgeDisk(path, spaceAt(path))),
    ...edge(env.NGINX_FILE, spaceAt),
    ...judgeBackups(env.BACKUP_REPORT, readReport(env.BACKUP_REPORT), now),
    certificate(env, now),
  ];
  const asked = await Promise.all([
    ...[database(env), archiver(env, archiverAt), store(env), clock(env), providers(env)],
    ...[mailAndReceipts(env, outside), pictureStore(env, outside), addresses(env)],
  ]);
  return [...machine, ...asked.flat()];
}

/** As the worker, which may read the queue. */
async function database({ WORKER_DATABASE_URL: url }: Env): Promise<Finding[]> {
  const facts = await lookAtDatabase(url);
  if (typeof facts === 'string') {
    const means = 'nobody can order; pages come from the edge’s cache';
    return [bad(`PostgreSQL: away (${facts})`, means, 'systemctl status postgresql, and WORKER_DATABASE_URL')];
  }
  return [
    judgeVersion('PostgreSQL', facts.version),
    judgeMigrations(await migrationFiles(), facts.applied),
    judgeClock('PostgreSQL', facts.secondsAhead),
    judgeQueue(facts.oldestDueSeconds, facts.openFailures),
    judgeServed(facts.workers),
  ];
}

/** If backups are not set up, that is reported once. */
async function archiver({ BACKUP_REPORT, WORKER_DATABASE_URL }: Env, archiverAt: typeof lookAtArchiver) {
  const facts = BACKUP_REPORT === '' ? null : await archiverAt(WORKER_DATABASE_URL);
  return facts === null ? [] : [judgeArchiver(facts)];
}

async function store({ REDIS_URL }: Env): Promise<Finding[]> {
  const facts = await lookAtStore(REDIS_URL);
  return [...(facts === null ? [] : [judgeVersion('Redis', facts.version)]), judgeStore(facts)];
}

function edge(file: string, spaceAt: typeof spaceOf): Finding[] {
  const remedy = 'set NGINX_FILE=/etc/nginx/nginx.conf';
  if (file === '') return [warning('edge cache: not looked at', 'a full cache disk cuts pages short', remedy)];
  try {
    return judgeCacheDisk(cachesOf(readFileSync(file, 'utf8')), spaceAt);
  } catch {
    return [bad(`edge cache: ${file} cannot be read`, 'a full cache disk cuts pages short', remedy)];
  }
}

/** Compares with another machine's clock. */
async function clock({ GOOGLE_ISSUER }: Env): Promise<Finding[]> {
  return [judgeClock(new URL(GOOGLE_ISSUER).host, await clockOfAnswer(GOOGLE_ISSUER))];
}

const hostsOf = ({ SHOP_ORIGIN, ADMIN_ORIGIN }: Env) => [SHOP_ORIGIN, ADMIN_ORIGIN].map((at) => new URL(at).hostname);

const certificate = (env: Env, now: Date): Finding =>
  judgeCertificate(env.CERTIFICATE_FILE, readCertificate(env.CERTIFICATE_FILE), hostsOf(env), now);

function providers(env: Env): Promise<Finding[]> {
  const others: [string, string][] = [
    ['Google', env.GOOGLE_ISSUER],
    ['Facebook', env.FACEBOOK_GRAPH_URL],
    ...(env.THREE_WORDS_KEY ? ([['three words', env.THREE_WORDS_URL]] as [string, string][]) : []),
    ...(env.MESSAGE_PRO_KEY ? ([['SMS', env.MESSAGE_PRO_URL]] as [string, string][]) : []),
    ...(env.E_BARIMT_URL ? ([['e-Barimt', env.E_BARIMT_URL]] as [string, string][]) : []),
  ];
  const all = [...askedAddresses(env), ...others];
  return Promise.all(all.map(async ([name, at]) => judgeReachable(name, at, await whyUnreachable(at))));
}

async function mailAndReceipts(env: Env, { lotteriesLeft, whyNoMail }: Outside): Promise<Finding[]> {
  const [why, left] = await Promise.all([whyNoMail(env), env.POS_API_URL ? lotteriesLeft(env.POS_API_URL) : null]);
  return [judgeMail(new URL(env.SMTP_URL).host, why), judgePosApi(left)];
}

async function pictureStore(env: Env, { whyNoPictures }: Outside): Promise<Finding[]> {
  return env.MEDIA_S3_URL === '' ? [] : [judgePictureStore(env.MEDIA_S3_URL, await whyNoPictures(env))];
}

async function addresses(env: Env): Promise<Finding[]> {
  const asked: [string, string][] = [
    [`${env.SHOP_ORIGIN}/robots.txt`, 'tokhi-api@3000'],
    [`${env.ADMIN_ORIGIN}/`, 'tokhi-admin'],
  ];
  // On a development machine the shop need not run.
  if (isLoopback(env.SHOP_ORIGIN)) return [];
  return Promise.all(asked.map(async ([at, unit]) => judgeAddress(at, unit, await statusOf(at))));
}
