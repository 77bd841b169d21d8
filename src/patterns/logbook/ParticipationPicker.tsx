import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import type { LogbookOptions } from '../../../resources/kit/index.ts';
import { embeddedLabel } from '../../crud/representation.ts';

interface Props {
  options: Pick<LogbookOptions, 'participation'>;
  all: readonly RaRecord<string>[];
  chosen: RaRecord<string>;
  onChoose: (id: string) => void;
}

/** Which of one's participations the screen is about; a plain line where there is only one. */
export function ParticipationPicker({ options, all, chosen, onChoose }: Props) {
  const { title, facts } = options.participation;
  const wordsOf = (row: RaRecord) =>
    [title, ...facts].map(name => embeddedLabel(row, name) ?? (typeof row[name] === 'string' ? row[name] : null));
  const line = (row: RaRecord) => wordsOf(row).filter(Boolean).join(' · ');
  if (all.length < 2)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {line(chosen)}
      </Typography>
    );
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Program"
      value={chosen.id}
      onChange={event => onChoose(event.target.value)}
      sx={{ mb: 2, maxWidth: 560 }}
    >
      {all.map(row => (
        <MenuItem key={row.id} value={row.id} sx={{ whiteSpace: 'normal' }}>
          {line(row)}
        </MenuItem>
      ))}
    </TextField>
  );
}
