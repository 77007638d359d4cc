import './permission-matrix.css';
import { type Grant, grantOf, type Permission, permissions } from '@tokhi/contract/admin/permissions';
import { Fragment } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { ROLE_NAMES, ROLES } from '../../show/role-names.ts';
import { PERMISSION_GROUPS } from './permission-names.ts';

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** Which role may do what, from the contract: it shows what the server checks. */
export const PermissionMatrix = () => (
  <Panel
    title="Үүрэг ба эрх"
    note="нэг хүн хэд хэдэн үүрэгтэй байж болно"
    end="«хоёр хүн»: нэг нь бэлтгэж, өөр нь батална"
    foot={<span>Өөрчлөлт бүр үйлдлийн түүхэнд үлдэнэ</span>}
    flush
  >
    <div className="table__wrap">
      <table className="table matrix">
        <thead>
          <tr>
            <th>Эрх</th>
            {ROLES.map((role) => (
              <th key={role}>{ROLE_NAMES[role]}</th>
            ))}
          </tr>
        </thead>
        {PERMISSION_GROUPS.map(([title, rows]) => (
          <tbody key={title}>
            <tr className="matrix__group">
              <th colSpan={ROLES.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(([name, label]) => isPermission(name) && <MatrixRow key={name} name={name} label={label} />)}
          </tbody>
        ))}
      </table>
    </div>
  </Panel>
);

const MatrixRow = ({ name, label }: { name: Permission; label: string }) => (
  <tr>
    <th scope="row" className="matrix__name">
      {label}
    </th>
    {ROLES.map((role) => (
      <td key={role}>
        <GrantMark grant={grantOf(name, [role])} />
      </td>
    ))}
  </tr>
);

function GrantMark({ grant }: { grant: Grant | null }) {
  if (grant === null)
    return (
      <Fragment>
        <span className="matrix__no" aria-hidden="true">
          —
        </span>
        <span className="vh">үгүй</span>
      </Fragment>
    );
  if (grant === 'read') return <Tag kind="line">харах</Tag>;
  if (grant === 'with_reason') return <Tag kind="warn">шалтгаантай</Tag>;
  if (grant === 'two_people') return <Tag kind="warn">хоёр хүн</Tag>;
  return (
    <>
      <Icon name="check" className="matrix__yes" />
      <span className="vh">тийм</span>
    </>
  );
}
