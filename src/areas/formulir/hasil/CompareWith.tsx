import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { BandingFormulir } from '../../../../resources/formulir/hasilPanggilan.ts';
import type { HasilKolom } from '../../../../resources/formulir/panggilan.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useComparable } from './useBeside.ts';

interface Props {
  form: string;
  value: string;
  onChoose: (form: string) => void;
}

/** Chooses the form with which results are compared: the last time of the same survey stands first. */
export function CompareWith({ form, value, onChoose }: Props) {
  const { data = [] } = useComparable(form);
  if (!data.length) return null;
  return (
    <TextField
      select
      size="small"
      margin="none"
      label="Bandingkan dengan"
      // An address may name a form that is not offered.
      value={data.some(({ id }) => id === value) ? value : ''}
      onChange={event => onChoose(event.target.value)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <MenuItem value="">Tidak dibandingkan</MenuItem>
      {data.map(({ id, judul, serupa }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {judul}
          {serupa ? ' (pertanyaan serupa)' : ''}
        </MenuItem>
      ))}
    </TextField>
  );
}

const share = (part: number, whole: number) => `${formatNumber(Math.round((part / whole) * 1000) / 10)}%`;

/** What was answered to the same question then, in one line. */
export function LastTime({ column, beside }: { column: HasilKolom; beside: BandingFormulir }) {
  const then = beside.kolom[column.kunci];
  if (!then) return null;
  const whole = then.batang.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const base = column.jenis === 'several' ? then.terjawab : whole;
  const shares =
    then.rata === null && base > 0
      ? column.batang
          .map(({ nilai, label }) => {
            const found = then.batang.find(bar => bar.nilai === nilai);
            return `${label} ${share(found?.jumlah ?? 0, base)}`;
          })
          .join(', ')
      : '';
  return (
    <Typography variant="body2" className="angka" sx={{ px: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {beside.judul}: {formatNumber(then.terjawab)} menjawab
      {then.rata === null ? '' : `; rata-rata ${formatNumber(Math.round(then.rata * 100) / 100)}`}
      {shares ? `; ${shares}` : ''}
    </Typography>
  );
}
