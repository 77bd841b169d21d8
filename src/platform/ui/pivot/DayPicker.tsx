import Box from '@mui/material/Box';
import { dayToday } from '../../providers/format.ts';
import { MomentField } from '../moment/MomentField.tsx';

interface Props {
  day: string | undefined;
  onChange: (patch: { pada: string | undefined }) => void;
}

/** The day at whose end the rows are counted; empty = now. */
export const DayPicker = ({ day, onChange }: Props) => (
  <Box sx={{ maxWidth: 320 }}>
    <MomentField
      kind="date"
      label="Keadaan per tanggal"
      helperText="Kosongkan untuk keadaan sekarang."
      value={day ?? null}
      max={dayToday()}
      onChange={next => onChange({ pada: next ?? undefined })}
    />
  </Box>
);
