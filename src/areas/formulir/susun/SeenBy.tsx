import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Role, role, roleNames } from '../../../../resources/roles.ts';

interface Props {
  roles: readonly Role[];
  onChange: (roles: Role[] | undefined) => void;
}

/** Super Admin sees every answer, so it is not among those to choose from. */
const choices = Object.values(role).filter(code => code !== role.superAdmin);

/** Who sees the answers to a question: all who see the others, or some roles of them. */
export function SeenBy({ roles, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label="Jawabannya dilihat"
      value={roles}
      helperText={roles.length ? 'Peran lain tidak melihat, mencari, atau mengekspor jawaban ini.' : undefined}
      onChange={event => {
        const chosen: unknown = event.target.value;
        const next = choices.filter(code => Array.isArray(chosen) && chosen.includes(code));
        onChange(next.length ? next : undefined);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: value =>
            Array.isArray(value) && value.length
              ? choices
                  .filter(code => value.includes(code))
                  .map(code => roleNames[code])
                  .join(', ')
              : 'Semua yang melihat datanya',
        },
      }}
    >
      {choices.map(code => (
        <MenuItem key={code} value={code}>
          {roleNames[code]}
        </MenuItem>
      ))}
    </TextField>
  );
}
