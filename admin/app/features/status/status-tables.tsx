import { groupThousands } from '@tokhi/rules/money/money';
import { agoText } from '../../show/ago-text.ts';
import { msText, secondsBetween, shareText, spanText } from './span-text.ts';
import { isLastOf } from './status-alerts.ts';
import type { Process, Queue, Service, Status } from './status-query.ts';
import { type StatusRow, StatusTable } from './status-table.tsx';
import { PROCESS_WORDS, queueWords, serviceWords } from './status-words.ts';

const WINDOW_SECONDS = 300;
const MANY_WAIT = 10;
const FAILED_MUCH = 0.2;

export function ProcessTable({ status: { processes, at } }: { status: Status }) {
  const versions = [...new Set(processes.map(({ version }) => version))].sort();
  const running = processes.filter(({ is_silent }) => !is_silent).length;
  return (
    <StatusTable
      title="Процесс"
      note={versions.length > 0 && `хувилбар ${versions.join(', ')}${versions.length > 1 ? ', солигдож байна' : ''}`}
      end={`ажиллаж байна, ${running}/${processes.length}`}
      columns={['Ажилласан', 'Хүсэлт/с', 'p95', 'Санах ой']}
      last="Унтарвал"
      rows={processes.map((process) => processRow(process, processes, at))}
      empty="Нэг ч процесс мэдээ өгөөгүй."
    />
  );
}

function processRow(process: Process, all: readonly Process[], at: string): StatusRow {
  const words = PROCESS_WORDS[process.process];
  const alike = all.filter((other) => other.process === process.process);
  const { answers, waiting_for_connection: waits } = process;
  const rate = process.process === 'worker' ? '—' : (answers.all / WINDOW_SECONDS).toFixed(1);
  return {
    key: `${process.process} ${process.place}`,
    is: process.is_silent ? (isLastOf(process.process, all) ? 'bad' : 'warn') : waits >= MANY_WAIT ? 'warn' : 'ok',
    name:
      alike.length > 1 ? (
        <>
          {words.name} {alike.indexOf(process) + 1}
          <small className="status-table__place">{process.place}</small>
        </>
      ) : (
        words.name
      ),
    figures: process.is_silent
      ? ['дуугүй', '—', '—', '—']
      : [
          spanText(secondsBetween(process.started_at, at)),
          rate,
          msText(answers.p95_ms),
          `${groupThousands(process.memory_mb)} МБ`,
        ],
    means: waits >= MANY_WAIT ? `${waits} асуулга өгөгдлийн сангийн холболт хүлээж байна` : words.means,
    gone: process.process === 'api' && alike.length === 1 ? 'Дэлгүүр нээгдэхгүй. Өөрөө дахин асна' : words.gone,
  };
}

export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const failed = queues.reduce((all, queue) => all + queue.failed, 0);
  return (
    <StatusTable
      title="Дараалал"
      note="хамгийн удсан ажлаар"
      end={`24 цагт бүтээгүй ${failed}`}
      columns={['Хүлээж буй', 'Хамгийн удсан', 'Хязгаар', 'Бүтээгүй']}
      last="Хэтэрвэл"
      rows={queues.map((queue) => {
        const oldest = queue.waiting === 0 ? '—' : spanText(queue.oldest_seconds);
        return {
          ...queueWords(queue),
          key: queue.name ?? 'unknown',
          is: queue.is_late ? ('warn' as const) : ('ok' as const),
          figures: [
            queue.waiting,
            queue.is_late ? (
              <b key="oldest" className="status-table__mark">
                {oldest}
              </b>
            ) : (
              oldest
            ),
            spanText(queue.limit_seconds),
            queue.failed,
          ],
        };
      })}
      empty=""
    />
  );
}

export const ServiceTable = ({ services, at }: { services: readonly Service[]; at: string }) => (
  <StatusTable
    title="Гадны үйлчилгээ"
    end="сүүлийн 60 минут"
    columns={['Хүсэлт', 'Амжилт', 'p95', 'Сүүлд']}
    last="Унтарвал"
    rows={services.map((service) => {
      const { name, asked, failed, is_resting: isResting } = service;
      const isBad = isResting || (asked > 0 && failed === asked);
      const share = shareText(asked - failed, asked);
      return {
        ...serviceWords(name),
        key: name,
        is: isBad ? ('bad' as const) : asked > 0 && failed / asked > FAILED_MUCH ? ('warn' as const) : ('ok' as const),
        figures: [
          groupThousands(asked),
          isBad ? (
            <b key="share" className="status-table__mark">
              {share}
            </b>
          ) : (
            share
          ),
          msText(service.p95_ms),
          service.answered_at === null ? '—' : agoText(service.answered_at, new Date(at)),
        ],
        ...(isResting && { means: 'Дараалан бүтээгүй тул түр асуухгүй байна' }),
      };
    })}
    empty="Гадны үйлчилгээний түлхүүр тохируулаагүй."
  />
);
