import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ImportColumn } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';

interface Props {
  column: Pick<ImportColumn, 'judul' | 'dasarUrutan' | 'contohTanggal'>;
  /** The part of a date that comes first; null while nobody has chosen. */
  order: 'hari' | 'bulan' | null;
  onChange: (order: 'hari' | 'bulan') => void;
  disabled?: boolean;
}

/** In which order a column's dates are read: told where the file shows it, asked where nobody knows. */
export function DateOrder({ column: { judul, dasarUrutan, contohTanggal }, order, onChange, disabled = false }: Props) {
  const say = useWords();
  const label = useId();
  if (dasarUrutan === 'berkas')
    return (
      <Alert severity="info">
        {say('Tanggal pada kolom “%{judul}” dibaca bulan lebih dulu, karena %{contoh} hanya dapat dibaca begitu.', {
          judul,
          contoh: contohTanggal ?? '',
        })}
      </Alert>
    );
  return (
    <Alert severity={order ? 'info' : 'warning'}>
      <FormLabel id={label}>
        {say('Tanggal pada kolom “%{judul}”, misalnya %{contoh}, dapat dibaca dengan dua cara. Mana yang benar?', {
          judul,
          contoh: contohTanggal ?? '',
        })}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value={order ?? ''}
        onChange={(_, value) => onChange(value === 'bulan' ? 'bulan' : 'hari')}
      >
        <FormControlLabel
          value="hari"
          control={<Radio size="small" />}
          disabled={disabled}
          label={say('Hari/bulan/tahun')}
        />
        <FormControlLabel
          value="bulan"
          control={<Radio size="small" />}
          disabled={disabled}
          label={say('Bulan/hari/tahun')}
        />
      </RadioGroup>
    </Alert>
  );
}
