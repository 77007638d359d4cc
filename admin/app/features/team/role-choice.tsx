import './role-choice.css';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { ROLE_NAMES, ROLES } from '../../show/role-names.ts';

interface RoleChoiceProps {
  chosen: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
}

/** One member may have several. */
export const RoleChoice = ({ chosen, onChange }: RoleChoiceProps) => (
  <fieldset className="role-choice">
    <legend>Үүрэг</legend>
    {ROLES.map((role) => (
      <Checkbox
        key={role}
        label={ROLE_NAMES[role]}
        checked={chosen.includes(role)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))}
      />
    ))}
  </fieldset>
);
