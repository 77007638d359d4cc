import { secondsBetween, shareText, spanText } from './span-text.ts';
import type { Process, Status } from './status-query.ts';
import { PROCESS_WORDS, queueWords, serviceWords } from './status-words.ts';

export type Severity = 'bad' | 'warn' | 'plain';

/** An alert: what, since when, what it means and what to do. */
export interface Alert {
  key: string;
  severity: Severity;
  title: string;
  detail: string;
  means: string;
  remedy: string;
  /** The screen to handle it, if there is one. */
  to?: string;
}

type Find = (status: Status) => Alert[];

/** With fewer requests a share says little. */
const FEW = 20;
const FAILED_MUCH = 0.2;
const ANSWERS_FAILED_MUCH = 0.01;
const ANSWERS_FAILED = 0.001;
const IN_TIME = 0.95;
const LATE_SEARCH_SECONDS = 120;
const LATE_CHECK_SECONDS = 26 * 3_600;

/** Whether no process of its kind runs. */
export const isLastOf = (kind: Process['process'], processes: readonly Process[]): boolean =>
  processes.every(({ process, is_silent }) => process !== kind || is_silent);

const silentProcesses: Find = ({ processes, at }) =>
  processes
    .filter(({ is_silent }) => is_silent)
    .map(({ process, place, seen_at }) => {
      const isLast = isLastOf(process, processes);
      const { name, gone } = PROCESS_WORDS[process];
      return {
        ...{ key: `silent ${process} ${place}`, severity: isLast ? ('bad' as const) : ('warn' as const) },
        title: `${name}${isLast ? '' : ', нэг процесс'}: ${spanText(secondsBetween(seen_at, at))} дуугүй байна`,
        detail: place,
        means: isLast && process === 'api' ? 'Дэлгүүр нээгдэхгүй байж магадгүй.' : `${gone}.`,
        remedy: 'Сервер дээр npm run doctor ажиллуулна: юу эвдэрснийг, яаж засахыг хэлнэ.',
      };
    });

const noWorker: Find = ({ processes }) =>
  processes.some(({ process }) => process === 'worker')
    ? []
    : [
        {
          ...{ key: 'no worker', severity: 'bad', title: 'Ажлын процесс асаагүй байна', detail: 'нэг ч мэдээ ирээгүй' },
          means: `${PROCESS_WORDS.worker.gone}.`,
          remedy: 'systemctl start tokhi-worker, дараа нь npm run doctor.',
        },
      ];

const lateQueues: Find = ({ queues }) =>
  queues
    .filter(({ is_late }) => is_late)
    .map((queue) => {
      const { name, means, gone } = queueWords(queue);
      return {
        ...{ key: `queue ${queue.name}`, severity: queue.name === 'money' ? ('bad' as const) : ('warn' as const) },
        title: `${name}: ${spanText(queue.oldest_seconds)} хүлээж байна`,
        detail: `${queue.waiting} ажил, хязгаар ${spanText(queue.limit_seconds)}`,
        means: `${means}. ${gone}.`,
        remedy: 'Гадны үйлчилгээ хариулж байгааг доороос харна. Бүгд хэвийн бол ажлын процессыг шалгана.',
      };
    });

const failingServices: Find = ({ services }) =>
  services
    .filter(({ asked, failed, is_resting }) => is_resting || (asked > 0 && failed / asked > FAILED_MUCH))
    .map(({ name, asked, failed, is_resting }) => {
      const words = serviceWords(name);
      return {
        ...{ key: `service ${name}`, severity: is_resting || failed === asked ? ('bad' as const) : ('warn' as const) },
        title: is_resting ? `${words.name} хариулахгүй байна` : `${words.name} алдаатай хариулж байна`,
        detail: `сүүлийн цагт ${asked} хүсэлтийн ${failed} нь бүтээгүй`,
        means: `${words.means}. ${words.gone}.`,
        remedy: 'Үйлчилгээ сэргэмэгц өөрөө үргэлжилнэ. 30 минутаас удвал үйлчилгээний тусламж руу залгана.',
      };
    });

/** For all processes of the shop together. */
export function answersOf({ processes }: Status): { all: number; failed: number; p95: number | null } {
  const own = processes.filter(({ process, is_silent }) => process === 'api' && !is_silent);
  const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0);
  const times = own.flatMap(({ answers }) => answers.p95_ms ?? []);
  return {
    ...{ all: sum(({ answers }) => answers.all), failed: sum(({ answers }) => answers.failed) },
    p95: times.length === 0 ? null : Math.max(...times),
  };
}

const failedAnswers: Find = (status) => {
  const { all, failed } = answersOf(status);
  if (all < FEW || failed / all <= ANSWERS_FAILED) return [];
  return [
    {
      ...{ key: 'answers', severity: failed / all > ANSWERS_FAILED_MUCH ? 'bad' : 'warn' },
      title: 'Дэлгүүр алдаатай хариулж байна',
      detail: `сүүлийн 5 минутад ${failed} хариу бүтээгүй, ${shareText(all - failed, all)} амжилттай`,
      means: 'Худалдан авагч алдааны хуудас харж байна.',
      remedy: 'Сервер дээр npm run doctor, дараа нь journalctl -u "tokhi-api@*" -n 100.',
    },
  ];
};

const latePayments: Find = ({ payments: { all, in_time } }) =>
  all < FEW || in_time / all >= IN_TIME
    ? []
    : [
        {
          ...{ key: 'payments', severity: 'warn', title: 'Төлбөр удаан танигдаж байна' },
          detail: `24 цагт ${all} төлбөрийн ${all - in_time} нь 3 минутаас удсан`,
          means: 'Мөнгө алдагдахгүй, худалдан авагч «шалгаж байна» гэж харна.',
          remedy: 'Төлбөр шалгах дараалал, төлбөрийн үйлчилгээг доороос харна.',
        },
      ];

const unanswered: Find = ({ money, at }) =>
  money.unanswered.count === 0
    ? []
    : [
        {
          ...{ key: 'unanswered', severity: 'warn', title: `${money.unanswered.count} захиалгын төлбөр тодорхойгүй` },
          detail: `хамгийн удсан нь ${spanText(secondsBetween(money.unanswered.oldest_at ?? at, at))}`,
          means: 'Төлбөрийн үйлчилгээ төлсөн эсэхийг хоёр цаг хэлээгүй. Бараа чөлөөлөгдөөгүй.',
          ...{ remedy: '«Өнөөдөр» дэлгэцээс захиалгыг нээж, үйлчилгээнээс асууна.', to: '/' },
        },
      ];

const failedReceipts: Find = ({ receipts }) =>
  receipts.failed === 0
    ? []
    : [
        {
          ...{ key: 'receipts', severity: 'warn', title: `${receipts.failed} баримт бүртгэгдээгүй` },
          ...{ detail: 'дахин оролдохгүй', means: 'Захиалга төлөгдсөн, зөвхөн татварын баримт дутуу.' },
          ...{ remedy: '«Өнөөдөр» дэлгэцээс захиалгыг нээж, баримтыг дахин бүртгүүлнэ.', to: '/' },
        },
      ];

const brokenInvariants: Find = ({ invariants, at }) => {
  if (invariants !== null && invariants.broken > 0)
    return [
      {
        ...{ key: 'invariants', severity: 'bad', title: `Тооцоонд ${invariants.broken} зөрчил байна` },
        detail: `${spanText(secondsBetween(invariants.checked_at, at))} өмнө шалгасан`,
        means: 'Үлдэгдэл, захиалга, мөнгөний бичлэг хоорондоо зөрсөн.',
        ...{ remedy: 'npm run verify-books мөрүүдийг нь харуулна. Засах хүртэл өдрийг хаахгүй.', to: '/' },
      },
    ];
  if (invariants === null || secondsBetween(invariants.checked_at, at) <= LATE_CHECK_SECONDS) return [];
  return [
    {
      ...{ key: 'invariants', severity: 'warn', title: 'Тооцоог шалгаагүй удсан' },
      detail: `сүүлд ${spanText(secondsBetween(invariants.checked_at, at))} өмнө`,
      means: 'Шөнө бүр 04:10-т шалгадаг. Зөрчил гарсан бол мэдэгдээгүй.',
      remedy: 'Ажлын процесс ажиллаж байгааг шалгаад npm run verify-books ажиллуулна.',
    },
  ];
};

const lateSearch: Find = ({ search, at }) =>
  search.fresh_at === null || secondsBetween(search.fresh_at, at) <= LATE_SEARCH_SECONDS
    ? []
    : [
        {
          ...{ key: 'search', severity: 'warn', title: 'Хайлт, жагсаалт хоцорч байна' },
          detail: `${spanText(secondsBetween(search.fresh_at, at))}, ${search.waiting} өөрчлөлт хүлээж байна`,
          means: 'Шинэ үнэ, үлдэгдэл жагсаалтад харагдаагүй. Төлөх үнэ зөв.',
          remedy: 'Ажлын процессыг шалгана. Асмагц өөрөө гүйцнэ.',
        },
      ];

const openFailures: Find = ({ open_failures }) =>
  open_failures === 0
    ? []
    : [
        {
          ...{ key: 'failures', severity: 'plain', title: `${open_failures} ажил гүйцээгүй` },
          ...{ detail: 'хүний шийдвэр хүлээж байна', means: 'Оролдлого дууссан. Өөрөө давтахгүй.' },
          ...{ remedy: '«Өнөөдөр» дэлгэцээс дахин ажиллуулна, эсвэл хаана.', to: '/' },
        },
      ];

const KINDS: readonly Find[] = [
  ...[silentProcesses, noWorker, failedAnswers, failingServices, lateQueues, brokenInvariants],
  ...[unanswered, latePayments, failedReceipts, lateSearch, openFailures],
];
const WORST_FIRST: Record<Severity, number> = { bad: 0, warn: 1, plain: 2 };

/** All alerts, the worst first. */
export const alertsOf = (status: Status): Alert[] =>
  KINDS.flatMap((find) => find(status)).sort((one, other) => WORST_FIRST[one.severity] - WORST_FIRST[other.severity]);
