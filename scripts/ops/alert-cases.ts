// For each alert a situation in which it fires, and a good one, as promtool series: one value a minute, `a+bxn` is a, a+b, … n times more.
// Only the alert of the case may fire.

export type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  /** When it is evaluated. */
  at: string;
  bad: Series;
  good: Series;
  /** Alerts that also fire by design; Alertmanager sends only the first. */
  also?: readonly string[];
}

/** A constant value, once a minute. */
const steady = (value: number, minutes = 600): string => `${value}+0x${minutes}`;
const rising = (each: number, minutes = 600): string => `0+${each}x${minutes}`;

const gauge = (series: string, bad: number, good: number, at = '30m'): AlertCase => ({
  at,
  bad: { [series]: steady(bad) },
  good: { [series]: steady(good) },
});

const requests = (status: string) => `http_request_duration_seconds_count{job="tokhi-api",status="${status}"}`;
/** Of 10,000 answers a minute `many` fail. */
const failing = (many: number, minutes: number): Series => ({
  [requests('200')]: rising(10_000 - many, minutes),
  [requests('500')]: rising(many, minutes),
});
/** Of 100 payments a minute `many` are late. */
const late = (many: number, minutes: number): Series => ({
  'payments_reported_total{within="30s"}': rising(100 - many, minutes),
  'payments_reported_total{within="later"}': rising(many, minutes),
});
const calls = (outcome: string) => `provider_call_duration_seconds_count{provider="qpay",outcome="${outcome}"}`;
const upOf = (job: string) => `up{job="${job}",instance="127.0.0.1:3000"}`;
const finding = (name: string, level: string) => `doctor_findings{name="${name}",level="${level}"}`;
const streamingTo = (address: string, application = 'walreceiver') =>
  `pg_stat_replication_pg_wal_lsn_diff{application_name="${application}",client_addr="${address}"}`;
const WEEK = 10_080;

export const ALERT_CASES: Readonly<Record<string, AlertCase>> = {
  AnswersFailFast: { at: '1h', bad: failing(200, 60), good: failing(5, 60), also: ['AnswersFailSlowly'] },
  AnswersFailSlowly: { at: '24h', bad: failing(40, 1_440), good: failing(5, 1_440) },
  AnswersSlow: {
    at: '30m',
    bad: {
      'http_request_duration_seconds_bucket{job="tokhi-api",le="1"}': rising(90),
      [requests('200')]: rising(100),
    },
    good: {
      'http_request_duration_seconds_bucket{job="tokhi-api",le="1"}': rising(99),
      [requests('200')]: rising(100),
    },
  },
  PaymentsLateFast: { at: '1h', bad: late(20, 60), good: late(1, 60), also: ['PaymentsLateSlowly'] },
  PaymentsLateSlowly: { at: '24h', bad: late(4, 1_440), good: late(1, 1_440) },
  NoPayments: {
    at: '1h',
    bad: { orders_made_total: rising(1), orders_paid_total: steady(7) },
    good: { orders_made_total: rising(1), orders_paid_total: rising(1) },
  },
  NoOrders: {
    at: '170h',
    bad: { orders_made_total: `0+1x${WEEK - 1} 9999+0x600` },
    good: { orders_made_total: rising(1, WEEK + 600) },
  },
  ProcessDown: gauge(upOf('tokhi-worker'), 0, 1),
  ProcessRestarts: {
    at: '30m',
    bad: { 'process_start_time_seconds{job="tokhi-api"}': '0+0x5 1+0x5 2+0x5 3+0x20' },
    good: { 'process_start_time_seconds{job="tokhi-api"}': '0+0x5 1+0x40' },
  },
  EventLoopBehind: gauge('nodejs_eventloop_lag_p99_seconds{job="tokhi-api"}', 0.8, 0.05),
  PoolExhausted: {
    at: '30m',
    bad: {
      'db_pool_waiting{pool="tokhi-api"}': steady(4),
      'db_pool_used{pool="tokhi-api"}': steady(10),
      'db_pool_limit{pool="tokhi-api"}': steady(10),
    },
    good: {
      'db_pool_waiting{pool="tokhi-api"}': steady(0),
      'db_pool_used{pool="tokhi-api"}': steady(10),
      'db_pool_limit{pool="tokhi-api"}': steady(10),
    },
  },
  FiguresOld: gauge('table_figures_age_seconds', 400, 15),
  QueueOld: gauge('jobs_oldest_due_seconds{queue="mail"}', 200, 20),
  JobsFailed: {
    at: '30m',
    bad: { 'jobs_failed_total{name="send-email"}': '0+0x20 2+0x20' },
    good: { 'jobs_failed_total{name="send-email"}': steady(2) },
  },
  RunnersReplaced: {
    at: '1h',
    bad: { 'queue_runners_replaced_total{queue="mail"}': '0+0x10 1+1x10 11+0x60' },
    good: { 'queue_runners_replaced_total{queue="mail"}': '0+0x10 1+0x60' },
  },
  BatchStandsStill: gauge('batches_idle_seconds', 400, 30),
  SearchRefreshOld: gauge('search_refresh_behind_seconds', 90, 1),
  SearchIndexOld: gauge('search_index_behind_seconds', 90, 1),
  ProviderRests: gauge('provider_breaker_open{provider="qpay"}', 1, 0),
  ProviderFails: {
    at: '40m',
    bad: { [calls('answered')]: rising(6), [calls('unsure')]: rising(4) },
    good: { [calls('answered')]: rising(10), [calls('unsure')]: rising(1) },
  },
  NoticesFail: {
    at: '40m',
    bad: { 'notifications_failed_total{channel="sms"}': rising(1) },
    good: { 'notifications_failed_total{channel="sms"}': '0+0x20 1+0x40' },
  },
  InvariantsBroken: gauge('books_breaks{check="stock adds up"}', 1, 0),
  MoneyDoesNotFit: {
    at: '1h',
    bad: { 'payments_recorded_total{method="qpay",outcome="late"}': rising(1) },
    good: { 'payments_recorded_total{method="qpay",outcome="matched"}': rising(1) },
  },
  OrdersUnsure: gauge('orders_overdue_unsure', 1, 0),
  RefundsOld: gauge('open_money_oldest_seconds{kind="refunds"}', 300_000, 90_000),
  UnknownMoneyOld: gauge('open_money_oldest_seconds{kind="unknown"}', 90_000, 3_600),
  ReceiptsFail: gauge('receipts_failed', 1, 0),
  ReceiptsWait: gauge('receipts_waiting', 3, 0, '3h'),
  LotteriesFew: gauge('receipt_lotteries_left', 100, 5_000),
  LoginsRefused: {
    at: '30m',
    bad: { 'admin_logins_refused_total{factor="password"}': rising(3) },
    good: { 'admin_logins_refused_total{factor="password"}': '0+0x20 3+0x40' },
  },
  SearchesInVain: {
    at: '2h',
    bad: { 'searches_total{found="nothing"}': rising(5), 'searches_total{found="something"}': rising(5) },
    good: { 'searches_total{found="nothing"}': rising(1), 'searches_total{found="something"}': rising(9) },
  },
  DiskFull: {
    at: '30m',
    bad: {
      'node_filesystem_avail_bytes{mountpoint="/"}': steady(5),
      'node_filesystem_size_bytes{mountpoint="/"}': steady(100),
    },
    good: {
      'node_filesystem_avail_bytes{mountpoint="/"}': steady(50),
      'node_filesystem_size_bytes{mountpoint="/"}': steady(100),
    },
  },
  DiskFillsSoon: {
    at: '8h',
    bad: {
      'node_filesystem_avail_bytes{mountpoint="/"}': '100000-100x600',
      'node_filesystem_size_bytes{mountpoint="/"}': steady(100_000),
    },
    good: {
      'node_filesystem_avail_bytes{mountpoint="/"}': '100000-1x600',
      'node_filesystem_size_bytes{mountpoint="/"}': steady(100_000),
    },
  },
  MemoryShort: {
    at: '30m',
    bad: { node_memory_MemAvailable_bytes: steady(5), node_memory_MemTotal_bytes: steady(100) },
    good: { node_memory_MemAvailable_bytes: steady(40), node_memory_MemTotal_bytes: steady(100) },
  },
  ClockOff: gauge('node_timex_offset_seconds', -2, 0.002),
  UnitFailed: gauge('node_systemd_unit_state{name="tokhi-worker.service",state="failed"}', 1, 0),
  ExporterDown: gauge('up{job="node"}', 0, 1),
  PostgresDown: gauge('pg_up', 0, 1),
  ConnectionsNearLimit: {
    at: '30m',
    bad: { 'pg_stat_activity_count{state="idle"}': steady(95), pg_settings_max_connections: steady(100) },
    good: { 'pg_stat_activity_count{state="idle"}': steady(40), pg_settings_max_connections: steady(100) },
  },
  ReplicationBehind: gauge(streamingTo('10.20.0.12'), 20 * 1024 * 1024, 8_192),
  StandbyGone: {
    at: '3h',
    bad: { [streamingTo('10.20.0.12')]: steady(0), [streamingTo('10.20.0.13')]: '0+0x120 _x100' },
    // A base backup streams for some minutes, but is no standby.
    good: { [streamingTo('10.20.0.12')]: steady(0), [streamingTo('10.20.0.13', 'pg_basebackup')]: '0+0x120 _x100' },
  },
  RedisDown: gauge('redis_up', 0, 1),
  NginxDown: gauge('nginx_up', 0, 1),
  BackupOld: gauge(finding('backups', 'bad'), 1, 0),
  CertificateEnds: gauge(finding('certificate', 'warning'), 1, 0),
  DoctorFoundBad: gauge(finding('mail', 'bad'), 1, 0),
  DoctorFoundWarning: gauge(finding('disk', 'warning'), 1, 0, '8h'),
  DoctorSilent: {
    at: '5h',
    bad: { doctor_last_run_timestamp_seconds: steady(0) },
    good: { doctor_last_run_timestamp_seconds: rising(60) },
  },
};
