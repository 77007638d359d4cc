import './rows-panel.css';
import {
  type FrontPageWarning,
  frontPageLimits,
  frontPageSections,
} from '@tokhi/contract/admin/front-page/front-page-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { UndoBar } from '../../../parts/undo-bar.tsx';
import { useComposing } from '../composer/composing.ts';
import { isRowChanged } from '../draft/changed-rows.ts';
import { insertRow, moveRow, type Row, type RowSection, removeRow } from '../draft/page-draft.ts';
import { warningWords } from '../release/warning-words.ts';
import type { PanelProps } from './panel-props.ts';
import type { RowFace } from './row-face.tsx';
import { SortableRows } from './sortable-rows.tsx';

interface RowsPanelProps<Section extends RowSection> extends PanelProps {
  section: Section;
  /** The name of one row: «Слайд». */
  one: string;

  /** `wrong`: the first problem of the saved row. */
  face: (row: Row<Section>, wrong: string | undefined) => RowFace;
  /** Null if rows are added in another way, by `adder` under the list. */
  fresh: (() => Row<Section>) | null;
  adder?: ReactNode;
  /** The fields of the chosen row. */
  children: (at: number) => ReactNode;
}

const MOST: Readonly<Record<RowSection, number>> = {
  ...{ home_banners: frontPageLimits.banners, photo_banners: frontPageLimits.banners },
  ...{ promo_banners: frontPageLimits.banners, quick_categories: frontPageLimits.quick_categories },
  ...{ special_offers: frontPageLimits.offers, events: frontPageLimits.events, rooms: frontPageLimits.rooms },
};
const UNDO_MS = 15_000;

/** The rows of a section, to order and choose, with the form of the chosen one below. */
export function RowsPanel<Section extends RowSection>(props: RowsPanelProps<Section>) {
  const { section, one, chosen, onChoose, face, fresh, adder, children } = props;
  const { draft, saved, warnings, problems, change } = useComposing();
  const [removed, setRemoved] = useState<{ at: number; key: string; row: Row<Section>; until: Date } | null>(null);
  const [said, setSaid] = useState('');
  const keys = draft.keys[section];
  const rows = draft.page[section] as readonly Row<Section>[];
  const at = Math.max(keys.indexOf(chosen ?? ''), 0);
  const key = keys[at];
  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length) return;
    change((now) => moveRow(now, section, from, to));
    setSaid(`${keys.length}-аас ${to + 1}-р байранд.`);
  };
  const step = (by: number) => {
    const next = keys[at + by];
    if (next !== undefined) onChoose(next);
  };
  const add = () => {
    if (fresh === null) return;
    const next = `new ${crypto.randomUUID()}`;
    change((now) => insertRow(now, section, { at: keys.length, key: next, row: fresh() }));
    onChoose(next);
  };
  const remove = () => {
    const row = rows[at];
    if (row === undefined || key === undefined) return;
    change((now) => removeRow(now, section, at));
    setRemoved({ at, key, row, until: new Date(Date.now() + UNDO_MS) });
    const next = keys[at + 1] ?? keys[at - 1];
    if (next !== undefined) onChoose(next);
  };
  const undo = () => {
    if (removed === null) return;
    change((now) => insertRow(now, section, removed));
    onChoose(removed.key);
    setRemoved(null);
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'Alt ↑', does: 'мөрийг дээш', press: () => move(at, at - 1) },
    { key: 'Alt ↓', does: 'мөрийг доош', press: () => move(at, at + 1) },
  ]);
  const savedAt = (rowKey: string) => saved.keys[section].indexOf(rowKey);
  const wrongOf = (rowKey: string): FrontPageWarning | undefined =>
    warnings.find((warning) => warning.section === section && warning.index === savedAt(rowKey))?.kind;
  const titleOf = (rowAt: number) => {
    const row = rows[rowAt];
    return row === undefined ? '' : face(row, undefined).title || `${one} ${rowAt + 1}`;
  };
  const end =
    fresh === null ? undefined : (
      <Button kind="outline" size="s" icon={<Icon name="plus" />} disabled={keys.length >= MOST[section]} onClick={add}>
        {one}
      </Button>
    );
  return (
    <>
      <Panel
        className="rows-panel__list"
        title={frontPageSections[section]}
        note={keys.length > 0 ? `${keys.length}` : undefined}
        {...(end !== undefined && { end })}
        flush
      >
        {keys.length === 0 && <p className="rows-panel__none">Хоосон тул дэлгүүрт харагдахгүй.</p>}
        <SortableRows
          label={frontPageSections[section]}
          ids={keys}
          name={(_, rowAt) => titleOf(rowAt)}
          onMove={move}
          classOf={(rowKey, rowAt) => {
            const row = rows[rowAt];
            const isDirty = row !== undefined && isRowChanged(saved, section, { key: rowKey, row });
            return [rowKey === key ? 'rows-panel__i--on' : '', isDirty ? 'rows-panel__i--dirty' : ''].join(' ');
          }}
        >
          {(rowKey, rowAt) => {
            const row = rows[rowAt];
            if (row === undefined) return null;
            const isIncomplete = problems.some((problem) => problem.section === section && problem.at === rowAt);
            const kind = wrongOf(rowKey);
            const wrong = isIncomplete ? 'Дутуу' : kind === undefined ? undefined : warningWords[kind];
            const { note, picture, state } = face(row, wrong);
            return (
              <button
                type="button"
                className="rows-panel__i"
                aria-current={rowKey === key || undefined}
                onClick={() => onChoose(rowKey)}
              >
                {picture !== undefined && <span className="rows-panel__picture">{picture}</span>}
                <span className="rows-panel__words">
                  <b>{titleOf(rowAt)}</b>
                  <span>{note}</span>
                </span>
                <span className="rows-panel__state">{state}</span>
              </button>
            );
          }}
        </SortableRows>
        {adder !== undefined && <div className="rows-panel__adder">{adder}</div>}
        <output className="vh">{said}</output>
      </Panel>
      {key !== undefined && (
        <Panel
          title={`${one} ${at + 1}`}
          end={
            <IconButton label={`${one} ${at + 1}-г хасах`} onClick={remove}>
              <Icon name="trash-2" />
            </IconButton>
          }
        >
          {children(at)}
        </Panel>
      )}
      {removed !== null && (
        <UndoBar
          key={removed.key}
          title={`${one} хаслаа`}
          until={removed.until}
          onUndo={undo}
          onOver={() => setRemoved(null)}
        >
          Хадгалах хүртэл дэлгүүрт хэвээр
        </UndoBar>
      )}
    </>
  );
}
