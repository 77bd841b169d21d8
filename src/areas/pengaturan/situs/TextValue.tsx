import TextField from '@mui/material/TextField';
import type { IsianSitus } from '../../../../resources/pengaturan/situs.ts';
import { inWords } from '../../../platform/providers/reading.ts';

interface Props {
  isian: Pick<Extract<IsianSitus, { kind: 'text' }>, 'label' | 'most' | 'long'>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text of a page, with its length once that comes near the limit. */
export function TextValue({ isian: { label, most, long }, value, error, onChange }: Props) {
  const near = value.length > most * 0.8;
  return (
    <TextField
      label={label}
      required
      fullWidth
      margin="none"
      multiline={long}
      {...(long ? { minRows: 2, maxRows: 8 } : {})}
      value={value}
      error={error !== undefined || value.length > most}
      helperText={error === undefined ? (near ? `${value.length} dari ${most} huruf` : undefined) : inWords(error)}
      onChange={event => onChange(event.target.value)}
    />
  );
}
