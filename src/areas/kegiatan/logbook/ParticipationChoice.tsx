import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props {
  choices: readonly { id: string; line: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of several participations; code of its own, for most students have one. */
export default function ParticipationChoice({ choices, chosen, onChoose }: Props) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Program"
      value={chosen}
      onChange={event => onChoose(event.target.value)}
      sx={{ mb: 2, maxWidth: 560 }}
    >
      {choices.map(({ id, line }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {line}
        </MenuItem>
      ))}
    </TextField>
  );
}
