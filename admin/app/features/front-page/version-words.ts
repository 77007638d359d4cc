import type { TagKind } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Version } from './front-page-query.ts';

/** «Хувилбар 12», «Ноорог»: the name of a version. */
export const versionName = ({ number, state, id }: Pick<Version, 'number' | 'state' | 'id'>): string =>
  number !== null ? `Хувилбар ${number}` : `${state === 'scheduled' ? 'Товлосон' : 'Ноорог'} ${id}`;

export function versionTag({ state, is_current }: Pick<Version, 'state' | 'is_current'>): {
  kind: TagKind;
  text: string;
} {
  if (is_current) return { kind: 'ok', text: 'Дэлгүүрт байгаа' };
  if (state === 'published') return { kind: 'plain', text: 'Өмнөх' };
  return state === 'scheduled' ? { kind: 'info', text: 'Товлосон' } : { kind: 'warn', text: 'Ноорог' };
}

const by = (name: string | null): string => (name === null ? '' : `, ${name}`);

/** Who changed it last, and when. */
export function lastStep(version: Version): string {
  const { published_at, published_by, publish_at, scheduled_by, saved_at, saved_by } = version;
  if (published_at !== null)
    return published_by === null && version.created_by === null
      ? `${momentText(published_at)}, дэлгүүрт байсан`
      : `${momentText(published_at)} нийтэлсэн${by(published_by)}`;
  if (publish_at !== null) return `${momentText(publish_at)} нийтэлнэ${by(scheduled_by)}`;
  return `${momentText(saved_at)} хадгалсан${by(saved_by)}`;
}
