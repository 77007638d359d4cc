import { badgeKinds } from '@tokhi/contract/admin/product-words';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentOf, wallTime } from '../../show/wall-time.ts';
import { BADGES } from '../products/public.ts';
import type { Product } from './product-query.ts';

type Badges = Product['product']['badges'];

/** The badges of a colour with their periods; one row per kind, the one that begins last. */
export function BadgesPanel({ badges, onChange }: { badges: Badges; onChange: (badges: Badges) => void }) {
  return (
    <Panel title="Тэмдэг" end="карт дээр хамгийн ихдээ 2 харагдана" flush>
      <div className="table__wrap">
        <table className="table">
          <thead>
            <tr>
              <th>Тэмдэг</th>
              <th>Эхлэх</th>
              <th>Дуусах</th>
            </tr>
          </thead>
          <tbody>
            {badgeKinds.map((kind) => {
              const at = badges.findLastIndex((badge) => badge.kind === kind);
              const badge = badges[at];
              const change = (next: Partial<Badges[number]>) =>
                onChange(badges.map((one, index) => (index === at ? { ...one, ...next } : one)));
              return (
                <tr key={kind}>
                  <td>
                    <Checkbox
                      label={BADGES[kind]}
                      checked={badge !== undefined}
                      onChange={({ target }) =>
                        onChange(
                          target.checked
                            ? [...badges, { kind, starts_at: new Date().toISOString(), ends_at: null }]
                            : badges.filter((one) => one.kind !== kind),
                        )
                      }
                    />
                  </td>
                  <td>
                    {badge && (
                      <TextInput
                        type="datetime-local"
                        aria-label={`${BADGES[kind]}, эхлэх`}
                        value={wallTime(badge.starts_at)}
                        onChange={({ target }) => {
                          const starts_at = momentOf(target.value);
                          if (starts_at !== null) change({ starts_at });
                        }}
                      />
                    )}
                  </td>
                  <td>
                    {badge && (
                      <TextInput
                        type="datetime-local"
                        aria-label={`${BADGES[kind]}, дуусах`}
                        value={wallTime(badge.ends_at)}
                        onChange={({ target }) => change({ ends_at: momentOf(target.value) })}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
