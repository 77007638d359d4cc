import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { AttributeValues } from './attribute-values.tsx';
import type { DraftAttribute } from './changed-shelf.ts';

const SLOTS = Array.from({ length: 10 }, (_, slot) => slot);
const NEW: DraftAttribute = { id: null, code: '', name: '', unit: null, slot: null, values: [] };

interface AttributesPanelProps {
  attributes: DraftAttribute[];
  onChange: (attributes: DraftAttribute[]) => void;
}

/** The specifications of a category: ten of them are filters of its lists, the others are only on its products. */
export function AttributesPanel({ attributes, onChange }: AttributesPanelProps) {
  const [open, setOpen] = useState<number | null>(null);
  const change = (at: number, next: Partial<DraftAttribute>) =>
    onChange(attributes.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const taken = attributes.filter(({ slot }) => slot !== null).length;
  const add = (
    <Button
      kind="outline"
      size="s"
      icon={<Icon name="plus" />}
      onClick={() => {
        onChange([...attributes, NEW]);
        setOpen(attributes.length);
      }}
    >
      Үзүүлэлт
    </Button>
  );
  return (
    <Panel title="Үзүүлэлт, шүүлт" note={`${taken} / ${SLOTS.length} шүүлтэд`} end={add} flush>
      <ul className="attributes">
        {attributes.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new specification has no number yet, and its place is its key
          <li key={at} className="attributes__i">
            <div className="attributes__line">
              <TextInput
                aria-label={`Үзүүлэлт ${at + 1}, нэр`}
                placeholder="Нэр"
                maxLength={60}
                value={one.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              <TextInput
                aria-label={`Үзүүлэлт ${at + 1}, код`}
                placeholder="latin_kod"
                maxLength={40}
                readOnly={one.id !== null}
                value={one.code}
                onChange={({ target }) => change(at, { code: target.value.toLowerCase().replace(/[^a-z0-9_]/g, '') })}
              />
              <TextInput
                aria-label={`Үзүүлэлт ${at + 1}, нэгж`}
                placeholder="нэгж"
                maxLength={20}
                value={one.unit ?? ''}
                onChange={({ target }) => change(at, { unit: target.value.trim() || null })}
              />
              <Select
                aria-label={`Үзүүлэлт ${at + 1}, шүүлтийн байр`}
                value={one.slot ?? ''}
                onChange={({ target }) => change(at, { slot: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">Шүүлтгүй</option>
                {SLOTS.filter((slot) => slot === one.slot || !attributes.some((other) => other.slot === slot)).map(
                  (slot) => (
                    <option key={slot} value={slot}>
                      Байр {slot + 1}
                    </option>
                  ),
                )}
              </Select>
              <Button
                kind="quiet"
                size="s"
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? null : at)}
              >
                {one.values.length} утга
              </Button>
              <IconButton
                label={`Үзүүлэлт ${at + 1} хасах`}
                onClick={() => onChange(attributes.filter((_, index) => index !== at))}
              >
                <Icon name="trash-2" />
              </IconButton>
            </div>
            {open === at && (
              <AttributeValues name={one.name} values={one.values} onChange={(values) => change(at, { values })} />
            )}
          </li>
        ))}
      </ul>
      {attributes.length === 0 && <p className="attributes__none">Үзүүлэлт алга.</p>}
    </Panel>
  );
}
