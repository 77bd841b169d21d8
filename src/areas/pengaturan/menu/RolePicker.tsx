import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Role } from './useRoles.ts';

interface Props {
  label: string;
  roles: readonly Role[];
  value: string;
  /** Words for "none"; without them one must be chosen. */
  empty?: string;
  onChange: (roleId: string) => void;
}

/** Chooses a role. */
export function RolePicker({ label, roles, value, empty, onChange }: Props) {
  return (
    <TextField
      select
      label={label}
      value={roles.some(role => role.id === value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      margin="none"
      // What may stay empty shares a line on phones.
      sx={{ width: { xs: empty ? 'calc(50% - 6px)' : '100%', sm: 240 } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {empty ? <MenuItem value="">{empty}</MenuItem> : null}
      {roles.map(role => (
        <MenuItem key={role.id} value={role.id}>
          {role.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
